import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

const container = document.createElement('div');
container.setAttribute('role', 'status');
document.body.append(container);

const root = createRoot(container);

/** Hides the note or popup. */
export const hideNote = (): void => root.render(null);

/** Shows a note in the corner of the page, replacing the previous one, until the reader closes it. */
export const showNote = (text: string, isBusy: boolean): void =>
  root.render(
    <div key={text} className="panel offline-notice">
      <p>{text}</p>
      {isBusy && <progress aria-label="Saving for offline reading" />}
      <button type="button" className="control" onClick={hideNote}>
        Close
      </button>
    </div>,
  );

/** Offers to load the new version of the site. */
export const showReloadPopup = (onReload: () => void): void => root.render(<PwaReloadPopup onReload={onReload} />);
