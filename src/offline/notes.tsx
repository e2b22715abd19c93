import {type ReactNode, useState} from 'react';
import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

const container = document.createElement('div');
container.setAttribute('role', 'status');
document.body.append(container);

const root = createRoot(container);

/** A note in the corner of the page that the reader can close. */
function Note({text, isBusy}: {text: string; isBusy: boolean}): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    isOpen && (
      <div className="offline-notice">
        <p>{text}</p>
        {isBusy && <progress aria-label="Saving for offline reading" />}
        <button type="button" onClick={() => setIsOpen(false)}>
          Close
        </button>
      </div>
    )
  );
}

/** Shows a text in place of the last one. */
export const showNote = (text: string, isBusy: boolean): void =>
  root.render(<Note key={text} text={text} isBusy={isBusy} />);

/** Offers to load the new version of the site. */
export const showReloadPopup = (onReload: () => void): void => root.render(<PwaReloadPopup onReload={onReload} />);

/** Removes what is shown. */
export const hideNote = (): void => root.render(null);
