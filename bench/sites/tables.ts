import {type Growth, growthOf} from './summary';
import {type Entry, type Figure, figures} from './types';

/** In seconds and MB, as in KB and milliseconds, decimals of large numbers say nothing. */
const shown = (key: Figure, value: number) =>
  key === 'cls' ? value.toFixed(3) : value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1);

const cell = ({medians, ratios}: Entry, key: Figure) => {
  const [value, ratio] = [medians[key], ratios[key]];
  return value === undefined ? '' : `${shown(key, value)}${ratio === undefined ? '' : ` (${ratio.toFixed(2)})`}`;
};

const table = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...rest] = rows;
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rest]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
};

const named = ({name, pages}: Entry) => (pages > 0 ? `${name}, ${pages.toLocaleString('en-US')} pages` : name);

/** @param runs what is counted in the second column: rounds of builds, of visits or of a writer's loop */
const ofSites = (entries: readonly Entry[], runs: 'builds' | 'visits' | 'loops', keys: readonly Figure[]) =>
  table([
    ['site', runs, ...keys.map((key) => figures[key])],
    ...entries
      .filter((entry) => entry[runs].length > 0)
      .map((entry) => [named(entry), String(entry[runs].length), ...keys.map((key) => cell(entry, key))]),
  ]);

const signed = (number: number) => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`;

const grown = ({name, from, to, total, touchedTotal}: Growth) => [
  name,
  `${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}`,
  signed(total),
  signed(touchedTotal),
];

/** Tables in Markdown, by the name of their place in the README. A ratio to stock Docusaurus is in brackets. */
export function tablesOf(entries: readonly Entry[]): Record<string, string> {
  return {
    builds: ofSites(entries, 'builds', [
      'coldSeconds',
      'warmSeconds',
      'coldCpu',
      'warmCpu',
      'coldMemory',
      'warmMemory',
    ]),
    bytes: ofSites(entries, 'visits', ['html', 'css', 'js', 'fonts', 'total', 'touchedJs', 'touchedTotal']),
    times: ofSites(entries, 'visits', ['fcp', 'lcp', 'tbt', 'cls']),
    writer: ofSites(entries, 'loops', ['ready', 'firstChange', 'nextChange']),
    growth: table([['site', 'pages', 'all, KB', 'all touched, KB'], ...growthOf(entries).map(grown)]),
  };
}

/** One table with all medians and ratios, for the screen. */
export const wholeTable = (entries: readonly Entry[]): string =>
  ofSites(entries, 'visits', Object.keys(figures) as Figure[]);
