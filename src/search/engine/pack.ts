import MiniSearch, {type AsPlainObject} from 'minisearch';
import type {SearchRecord} from '../contract';
import {readNumbers, readWords, writeNumbers, writeWords} from './columns';
import {type LeanRecord, type PackedRecords, packRecords, trailOf, unpackRecords} from './records';
import {isStopWord} from './stopWords';
import {stemOf, termsOf, wholeTermsOf} from './tokens';

/** Changed with the form of the index: a browser that still has older code says so instead of guessing. */
const format = 2;

/**
 * The index as it is served. Headings are there as text, and their terms are found by reading it; of the texts only
 * the terms are there: the words, sorted, and for each the records that hold it.
 */
export type PackedIndex = PackedRecords & {
  format: typeof format;
  words: string;
  counts: string;
  /** Distances between the records of a word, by their places in `postingOrder`. */
  gaps: string;
};

/** Fields of the index, in the order of their numbers. */
export const fields = ['heading', 'title', 'path', 'content'] as const;

export type Field = (typeof fields)[number];

/** An index that answers queries; `terms` are all that it holds. */
export type Unpacked = {records: LeanRecord[]; index: MiniSearch; terms: Set<string>};

const identity = (term: string) => term;

/** Options that the build and the reader's browser share. */
const options = {fields: [...fields], tokenize: termsOf, processTerm: identity};

type Placed = Pick<LeanRecord, 'trail' | 'continues'>;

/** Alike records side by side: those of many pages that say much the same. It halves what the gaps weigh. */
function postingOrder(records: readonly Placed[]): number[] {
  const key = ({trail, continues}: Placed) => {
    const kind = trail.length > 2 ? '2' : String(trail.length - 1);
    return `${continues ? '1' : kind}${trail.slice(1).join(' ')}`;
  };
  const keys = records.map(key);
  const compare = (a: number, b: number) => {
    const [left, right] = [keys[a] ?? '', keys[b] ?? ''];
    return left < right ? -1 : Number(left > right);
  };
  return records.map((_, index) => index).sort((a, b) => compare(a, b) || a - b);
}

/** A number this short is found on every page. */
const isCounting = (term: string) => /^\d{1,2}$|^.$/u.test(term);

/**
 * The terms of a text that are worth looking up: no common words, no parts of identifiers, and each stem once, unless
 * the headings hold it already. A search asks for all words of a stem.
 */
function contentTerms(record: SearchRecord): string[] {
  const held = new Set(termsOf(trailOf(record).join(' ')).map(stemOf));
  const terms: string[] = [];
  for (const term of wholeTermsOf(record.content ?? '')) {
    const stem = stemOf(term);
    if (!isStopWord(term) && !isCounting(term) && !held.has(stem)) {
      held.add(stem);
      terms.push(term);
    }
  }
  return terms;
}

/** Makes the index of records, which must stand page by page. */
export function packIndex(records: readonly SearchRecord[]): PackedIndex {
  const order = postingOrder(records.map((record) => ({trail: trailOf(record), continues: record.type === 'content'})));
  const index = new MiniSearch({fields: ['text'], tokenize: (text) => text.split(' '), processTerm: identity});
  index.addAll(order.map((record, id) => ({id, text: contentTerms(records[record] as SearchRecord).join(' ')})));
  const words = index
    .toJSON()
    .index.filter(([word]) => word !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const places = words.map(([, data]) =>
    Object.keys(data[0] ?? {})
      .map(Number)
      .sort((a, b) => a - b),
  );
  return {
    format,
    ...packRecords(records),
    words: writeWords(words.map(([word]) => word)),
    counts: writeNumbers(places.map(({length}) => length)),
    gaps: writeNumbers(
      places.flatMap((list) => list.map((place, at) => place - (at === 0 ? 0 : (list[at - 1] ?? 0) + 1))),
    ),
  };
}

/** For each term, for each field by its number, how often each record holds it. */
type Postings = Map<string, Record<number, Record<number, number>>>;

function entryOf(postings: Postings, term: string, field: number): Record<number, number> {
  let entry = postings.get(term);
  if (!entry) {
    entry = {};
    postings.set(term, entry);
  }
  return (entry[field] ??= {});
}

/** The terms of headings, each heading read once. */
function headTerms(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>([['', []]]);
  return (text) => {
    const terms = known.get(text) ?? termsOf(text);
    known.set(text, terms);
    return terms;
  };
}

function addHeads(postings: Postings, records: readonly LeanRecord[], lengths: readonly number[][]): void {
  const read = headTerms();
  records.forEach(({trail}, record) => {
    const own = trail[trail.length - 1] ?? '';
    const texts = [own, trail.length > 1 ? (trail[0] ?? '') : '', trail.slice(1, -1).join(' ')];
    texts.forEach((text, field) => {
      const terms = read(text);
      (lengths[record] as number[])[field] = terms.length;
      for (const term of terms) {
        const entry = entryOf(postings, term, field);
        entry[record] = (entry[record] ?? 0) + 1;
      }
    });
  });
}

function addTexts(postings: Postings, {packed, own, numbers}: Part, lengths: readonly number[][]): void {
  const order = postingOrder(own);
  const gaps = readNumbers(packed.gaps);
  const counts = readNumbers(packed.counts);
  const field = fields.indexOf('content');
  let at = 0;
  readWords(packed.words).forEach((word, index) => {
    const entry = entryOf(postings, word, field);
    let place = -1;
    for (let left = counts[index] ?? 0; left > 0; left -= 1) {
      place += (gaps[at] ?? 0) + 1;
      at += 1;
      const local = order[place];
      if (local === undefined) {
        throw new Error('search index: a word names a record that is not there');
      }
      const record = numbers[local];
      const length = lengths[record ?? -1];
      if (record !== undefined && length) {
        entry[record] = 1;
        length[field] = (length[field] ?? 0) + 1;
      }
    }
  });
}

/** Records of one served index, and their numbers among those of all that were read. */
type Part = {packed: PackedIndex; own: LeanRecord[]; numbers: (number | undefined)[]};

/** Pages outside the docs are in the index of each version; of several indexes the first one's are taken. */
function partsOf(packs: readonly PackedIndex[]): {parts: Part[]; records: LeanRecord[]} {
  const records: LeanRecord[] = [];
  const taken = new Map<string, unknown>();
  const parts = packs.map((packed) => {
    if ((packed as Partial<PackedIndex> | null)?.format !== format) {
      throw new Error('search index: not of the format that is expected');
    }
    const own = unpackRecords(packed);
    const numbers = own.map((record) => {
      const owner = taken.get(record.page.path) ?? packed;
      taken.set(record.page.path, owner);
      return owner === packed ? records.push(record) - 1 : undefined;
    });
    return {packed, own, numbers};
  });
  return {parts, records};
}

/**
 * Reads indexes as they were served, one for each docs version asked for.
 *
 * @throws Error when one is not an index of this format, or is damaged
 */
export function unpackIndex(packs: readonly PackedIndex[]): Unpacked {
  const {parts, records} = partsOf(packs);
  const postings: Postings = new Map();
  const lengths = records.map(() => [0, 0, 0, 0]);
  addHeads(postings, records, lengths);
  parts.forEach((part) => addTexts(postings, part, lengths));
  const averages = fields.map(
    (_, field) => lengths.reduce((sum, each) => sum + (each[field] ?? 0), 0) / lengths.length,
  );
  const plain: AsPlainObject = {
    documentCount: records.length,
    nextId: records.length,
    documentIds: Object.fromEntries(records.map((_, record) => [record, record])),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(lengths.map((each, record) => [record, each])) as never,
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: [...postings] as never,
    serializationVersion: 2,
  };
  return {records, index: MiniSearch.loadJS(plain, options), terms: new Set(postings.keys())};
}
