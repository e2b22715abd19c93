import MiniSearch, {type AsPlainObject} from 'minisearch';
import {format, type PackedIndex} from './packed';
import {addHeads, addTexts, fields, type Part, type Postings} from './postings';
import {type LeanRecord, unpackRecords} from './records';
import {termsOf} from './tokens';

/** An index that answers queries; `terms` are all that it holds. */
export type Unpacked = {records: LeanRecord[]; index: MiniSearch; terms: Set<string>};

/** How the index was made: MiniSearch wants to hear it again. */
const options = {fields: [...fields], tokenize: termsOf, processTerm: (term: string) => term};

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
