import {type Entry, type Figure, type Sample, figures} from './types';

const keys = Object.keys(figures) as Figure[];

/** The middle one; of an even count, the mean of both in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

const rounded = (number: number, digits: number) => Number(number.toFixed(digits));

/** Figures that all samples have, each made into one number. */
const each = (samples: readonly Sample[], make: (key: Figure) => number | undefined): Sample =>
  Object.fromEntries(
    keys
      .filter((key) => samples.some((sample) => sample[key] !== undefined))
      .map((key) => [key, make(key)])
      .filter(([, value]) => value !== undefined),
  );

/** Rounds of cold builds only have no figures of warm ones. */
const valuesOf = (samples: readonly Sample[], key: Figure) =>
  samples.map((sample) => sample[key]).filter((value) => value !== undefined);

const mediansOf = (samples: readonly Sample[]) =>
  each(samples, (key) => rounded(median(valuesOf(samples, key)), key === 'cls' ? 3 : 1));

/** A round is compared with the same round of the base: both had the same neighbors on a busy machine. */
const ratiosOf = (samples: readonly Sample[], base: readonly Sample[]) =>
  each(samples, (key) => {
    const ratios = samples
      .map((sample, round) => (sample[key] ?? NaN) / (base[round]?.[key] ?? 0))
      .filter((ratio) => Number.isFinite(ratio));
    return ratios.length > 0 ? rounded(median(ratios), 2) : undefined;
  });

type Rounds = Pick<Entry, 'builds' | 'visits' | 'loops'>;

/** Rounds of a site in short: medians, and medians of the ratios to the base in the same round. */
export const summaryOf = ({builds, visits, loops}: Rounds, base?: Rounds) => ({
  medians: {...mediansOf(builds), ...mediansOf(visits), ...mediansOf(loops)},
  ratios: {
    ...ratiosOf(builds, base?.builds ?? []),
    ...ratiosOf(visits, base?.visits ?? []),
    ...ratiosOf(loops, base?.loops ?? []),
  },
});

/** What a page loads in the smallest corpus and in the largest, in KB. */
export type Growth = {key: string; name: string; from: number; to: number; total: number; touchedTotal: number};

/** How much more each site's page loads in the largest corpus than in the smallest. */
export function growthOf(entries: readonly Entry[]): Growth[] {
  const sized = entries.filter(({pages, medians}) => pages > 0 && medians.total !== undefined);
  return [...new Set(sized.map(({key}) => key))].flatMap((key) => {
    const all = sized.filter((entry) => entry.key === key).sort((one, other) => one.pages - other.pages);
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last || first === last) {
      return [];
    }
    const more = (figure: Figure) => rounded((last.medians[figure] ?? 0) - (first.medians[figure] ?? 0), 1);
    const {name} = first;
    const growth = {total: more('total'), touchedTotal: more('touchedTotal')};
    return [{key, name, from: first.pages, to: last.pages, ...growth}];
  });
}
