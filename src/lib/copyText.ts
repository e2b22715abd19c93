/** Copies a text that may come later. Safari does so only while it handles the reader's own click; older Firefox later. */
export async function write(text: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], {type: 'text/plain'}));
    return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
  return navigator.clipboard.writeText(await text);
}

/** In a click that is held: begins to copy what `giveHeld` says when the click is dispatched. */
export function holdCopy(): void {
  const copy = {} as HeldCopy;
  copy.written = write(new Promise((give) => (copy.give = give)));
  copy.written.catch(() => {});
  (window.siteCopies ??= []).push(copy);
}

/** The outcome, where the click was held. */
export function giveHeld(text: string | Promise<string>): Promise<void> | undefined {
  const copy = window.siteCopies?.shift();
  copy?.give(text);
  return copy?.written;
}
