import type {SearchRecord} from '../../src/search/types';
import type {Looked} from '../page-checks/look';
import type {PackedText} from '../search/files';
import type {BuiltPage, ReadPage} from '../search/page';

/*
 * What threads do. Each job loads what it needs when it is asked for the first time: a thread that draws needs no parser
 * of Markdown.
 */

/** Looks at the bodies of pages, named from the repository's root. */
export async function look(files: readonly string[]): Promise<Looked[]> {
  const {lookAt} = await import('../page-checks/look');
  return files.map(lookAt);
}

/** Reads a built page for search. */
export async function readForSearch(page: BuiltPage): Promise<ReadPage> {
  const {readPage} = await import('../search/page');
  return readPage(page);
}

/** Packs an index of search. */
export async function packIndex(records: readonly SearchRecord[]): Promise<PackedText> {
  const {packedText} = await import('../search/files');
  return packedText(records);
}
