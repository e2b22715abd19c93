import type {Looked} from '../page-checks/look';

/*
 * What threads do. Each job loads what it needs when it is asked for the first time: a thread that draws needs no parser
 * of Markdown.
 */

/** Looks at the bodies of pages, named from the repository's root. */
export async function look(files: readonly string[]): Promise<Looked[]> {
  const {lookAt} = await import('../page-checks/look');
  return files.map(lookAt);
}
