import type {SearchRecord} from '../../src/search/types';
import type {PackedText} from '../search/files';
import type {BuiltPage, ReadPage} from '../search/page';
import type {Card} from '../social-cards/card';
import type {Draw} from '../social-cards/draw';
import type {Article} from '../twins/article';

type TwinOrder = Pick<Article, 'content'> & {origin: string; twins: readonly string[]};

/*
 * What threads do. Each job loads what it needs when it is asked for the first time: a thread that draws needs no parser
 * of Markdown.
 */

let draw: Draw | undefined;

/** Draws a social card. */
export async function drawCard({card, siteDir}: {card: Card; siteDir: string}): Promise<Uint8Array> {
  const {drawWith, sourcesOf} = await import('../social-cards/draw');
  draw ??= drawWith(sourcesOf(siteDir));
  return draw(card);
}

/**
 * Draws social cards that are not kept yet, and keeps them. In one job: while the bundler works, whoever started this has
 * no time to ask for one card after the other.
 */
export async function drawAhead({cards, siteDir}: {cards: readonly Card[]; siteDir: string}): Promise<void> {
  const [{openPictures}, {cardKey}] = await Promise.all([
    import('../social-cards/pictures'),
    import('../social-cards/card'),
  ]);
  const pictures = await openPictures(siteDir);
  for (const card of cards) {
    await pictures.fileOf(cardKey(card), () => drawCard({card, siteDir}));
  }
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

/** Reads a built page for its twin; null where there is no article. */
export async function readForTwin(html: string): Promise<Article | null> {
  const {readArticle} = await import('../twins/article');
  return readArticle(html) ?? null;
}

/** Writes the main part of a page as Markdown. Of the twins, those are enough that the page links to. */
export async function writeTwin({content, origin, twins}: TwinOrder): Promise<string> {
  const [{toMarkdown}, {leadTo}] = await Promise.all([import('../twins/markdown'), import('../twins/twin')]);
  return toMarkdown(content, leadTo(origin, new Set(twins)));
}
