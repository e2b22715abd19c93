import fs from 'node:fs';

const edits: Promise<void>[] = [];

/**
 * Announces an edit of built pages that may take its time, or files that are made from them. The generator starts all
 * plugins' `postBuild` side by side and none ends before another: who needs the build as it is served waits for
 * `pagesAreEdited`.
 *
 * @returns what the edit returns
 */
export function editPages(edit: () => Promise<void>): Promise<void> {
  const running = edit();
  edits.push(running);
  return running;
}

/** Ends when all pages are as they will be served; fails when an edit does. */
export async function pagesAreEdited(): Promise<void> {
  // All plugins start before any of them goes on: by then all edits are announced, and those without a pause are made.
  await Promise.resolve();
  await Promise.all(edits);
}

/** Replaces a file that others may be reading: they see it as it was or as it is now, never half of it. */
export function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  fs.renameSync(draft, file);
}
