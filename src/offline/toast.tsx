import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

const container = document.createElement('div');
container.setAttribute('role', 'status');
document.body.append(container);

const root = createRoot(container);

/** Hides the toast or the popup. */
export const hideToast = (): void => root.render(null);

/** Shows a toast in the corner of the page, replacing the previous one, until the reader closes it. */
export const showToast = (text: string, isBusy: boolean): void =>
  root.render(
    <div key={text} className="panel offline-notice">
      <p>{text}</p>
      {isBusy && <progress aria-label="Saving for offline reading" />}
      <button type="button" className="control" onClick={hideToast}>
        Close
      </button>
    </div>,
  );

/** Offers to load the new version of the site. The text is the theme's; `i18n/en/code.json` can override it. */
export const showReloadPopup = (onReload: () => void): void => root.render(<PwaReloadPopup onReload={onReload} />);
