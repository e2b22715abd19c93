/** Copies text that may resolve later. Safari requires the call within the click; older Firefox lacks ClipboardItem. */
export async function write(text: Promise<string>): Promise<void> {
  if ('ClipboardItem' in window) {
    const blob = text.then((plain) => new Blob([plain], {type: 'text/plain'}));
    return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  }
  return navigator.clipboard.writeText(await text);
}

/** Starts a copy while a click is held. `giveHeld` provides the text when the click is replayed. */
export function holdCopy(): void {
  const copy = {} as HeldCopy;
  copy.written = write(new Promise((give) => (copy.give = give)));
  copy.written.catch(() => {});
  (window.siteCopies ??= []).push(copy);
}

/** Provides the text for a held copy, and returns its result; undefined if no click was held. */
export function giveHeld(text: string | Promise<string>): Promise<void> | undefined {
  const copy = window.siteCopies?.shift();
  copy?.give(text);
  return copy?.written;
}
