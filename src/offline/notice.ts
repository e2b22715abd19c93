type Notice = {
  text: string;
  /** How much is done, from 0 to 1. */
  progress?: number;
  action?: {label: string; run: () => void};
};

const className = 'offline-notice';

const find = () => document.querySelector<HTMLElement>(`.${className}`);

function button(label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', run);
  return made;
}

function bar(): HTMLProgressElement {
  const made = document.createElement('progress');
  made.setAttribute('aria-label', 'Saved for reading offline');
  return made;
}

function make(): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}

/** What the reader has closed. */
let closed = '';

/** Takes the notice away. */
export const hideNotice = (): void => find()?.remove();

/** Says something in a corner of the page, in place of what it said before. What the reader has closed stays closed. */
export function showNotice({text, progress, action}: Notice): void {
  if (text === closed) {
    return;
  }
  const close = () => {
    closed = text;
    hideNotice();
  };
  const notice = find() ?? make();
  if (notice.dataset.text !== text) {
    const line = document.createElement('p');
    line.textContent = text;
    notice.dataset.text = text;
    notice.replaceChildren(
      line,
      ...(progress === undefined ? [] : [bar()]),
      ...(action ? [button(action.label, action.run)] : []),
      button('Close', close),
    );
  }
  const shown = notice.querySelector('progress');
  if (shown && progress !== undefined) {
    shown.value = progress;
  }
}
