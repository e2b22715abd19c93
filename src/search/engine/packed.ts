import type {LeanRecord, PackedRecords} from './records';

/** Changed with the form of the index: a browser that still has older code says so instead of guessing. */
export const format = 3;

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

type Placed = Pick<LeanRecord, 'trail' | 'continues'>;

/** Alike records side by side: those of many pages that say much the same. It halves what the gaps weigh. */
export function postingOrder(records: readonly Placed[]): number[] {
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
