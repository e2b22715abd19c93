import type {Category} from './corpus';

/** The server that shows a writer's changes, and the page that is changed. */
export type Writer = {
  /** Program and arguments of the server on a port of this machine. */
  command: (port: number) => readonly string[];
  /** The page's file, below the folder. */
  file: string;
  /** The page's address there. */
  route: string;
};

/** A site that takes part: how it gets the corpus, how it is built, and where a page of it is. */
export type Contender = {
  key: string;
  /** As tables show it. */
  name: string;
  /** Puts the corpus into the folder; packages are installed when they are not there. */
  prepare: (corpus: readonly Category[]) => void;
  /** Where it is built; by then it is prepared. */
  folder: () => string;
  /** Program and arguments; nothing for a site that is built already. */
  command?: readonly string[];
  /** Its server for writers; nothing for a site that is built already. */
  writer?: Writer;
  /** What the environment says besides. */
  env?: Readonly<Record<string, string>>;
  /** What a cold build does not find, below the folder. */
  caches: readonly string[];
  /** What the build writes, below the folder. */
  output: string;
  /** The address of the page that is opened. */
  route: string;
  /** Takes away what is no use for another run. */
  remove?: () => void;
};

/** All that is measured of a site: seconds, seconds of all cores together, MB of memory, KB by brotli 9, milliseconds; CLS has no unit. */
export const figures = {
  coldSeconds: 'build cold, s',
  warmSeconds: 'build warm, s',
  coldCpu: 'processor cold, s',
  warmCpu: 'processor warm, s',
  coldMemory: 'memory cold, MB',
  warmMemory: 'memory warm, MB',
  ready: 'ready, s',
  firstChange: 'first change, s',
  nextChange: 'next changes, s',
  html: 'HTML, KB',
  css: 'CSS, KB',
  js: 'JS, KB',
  fonts: 'fonts, KB',
  total: 'all, KB',
  touchedJs: 'JS touched, KB',
  touchedTotal: 'all touched, KB',
  fcp: 'FCP, ms',
  lcp: 'LCP, ms',
  tbt: 'TBT, ms',
  cls: 'CLS',
} as const;

export type Figure = keyof typeof figures;

/** What one round measured. */
export type Sample = Partial<Record<Figure, number>>;

/** A site over a corpus of so many pages; `pages` is 0 for the site as it is, which has pages of its own. */
export type Entry = {
  pages: number;
  key: string;
  name: string;
  builds: Sample[];
  visits: Sample[];
  loops: Sample[];
  medians: Sample;
  /** Medians of the ratios to stock Docusaurus in the same round. */
  ratios: Sample;
};
