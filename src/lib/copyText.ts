/** Copies text that may resolve later. Safari requires the call within the click; older Firefox lacks ClipboardItem. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], {type: 'text/plain'}));
    return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
  return navigator.clipboard.writeText(await text);
}

/** Starts a copy while a click is held. `copyText` provides the text when the click is replayed. */
export function startHeldCopy(): void {
  const copy = {} as HeldCopy;
  copy.written = write(new Promise((resolve) => (copy.resolve = resolve)));
  copy.written.catch(() => {});
  (window.siteCopies ??= []).push(copy);
}

/** Copies text, or completes the copy of the held click that is being replayed. */
export function copyText(text: string | Promise<string>): Promise<void> {
  const copy = window.siteCopies?.shift();
  copy?.resolve(text);
  return copy?.written ?? write(text);
}
