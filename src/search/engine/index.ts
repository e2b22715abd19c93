import type {FacetFilters, Marked, SearchHit, SearchRequest, SearchResult} from '../contract';
import {type Facets, passes} from './filters';
import {groupByPage} from './group';
import {Headings} from './headings';
import {mark, snippet} from './mark';
import {Matcher} from './match';
import type {PackedIndex} from './packed';
import {rank} from './rank';
import {type LeanRecord, type PackedPage, toRecord} from './records';
import {suggestions} from './suggest';
import {unpackIndex} from './unpack';
import {type Variant, variantsOf} from './variants';

/** Loads the texts of a page's records, in their order. */
export type LoadTexts = (path: string) => Promise<readonly (string | null)[]>;

const facetsOf = ({tag, language, version, section, path}: PackedPage): Facets => ({
  language,
  lang: language,
  docusaurus_tag: tag,
  version,
  'hierarchy.lvl0': section,
  url_without_anchor: path,
});

/** Longest query that is looked at; the rest of a pasted text is left out. */
const longestQuery = 200;

const defaultHits = 20;

/** Answers queries from an index. It knows nothing of browsers: the worker, the tests and the benchmark share it. */
export class Engine {
  private readonly records: LeanRecord[];
  private readonly matcher: Matcher;
  private readonly headings = new Headings();
  private readonly facets = new Map<PackedPage, Facets>();

  /**
   * @param packs the indexes of the docs versions asked for, as they were served
   * @param loadTexts where texts come from; a page whose texts don't arrive is shown without
   * @throws Error when an index is damaged
   */
  constructor(
    packs: readonly PackedIndex[],
    private readonly loadTexts: LoadTexts,
  ) {
    const unpacked = unpackIndex(packs);
    this.records = unpacked.records;
    this.matcher = new Matcher(unpacked);
    this.records.forEach(({page}) => this.facets.set(page, this.facets.get(page) ?? facetsOf(page)));
  }

  /** Answers one request. */
  async search(request: SearchRequest): Promise<SearchResult> {
    const {hitsPerPage = defaultHits, page = 0, facets = []} = request;
    const query = request.query.slice(0, longestQuery);
    const variants = variantsOf(query, this.matcher);
    const found = this.find(query, variants, request.facetFilters ?? []);
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => this.record(record));
    return {
      query: request.query,
      page,
      hitsPerPage,
      nbHits: found.length,
      nbPages: Math.ceil(found.length / hitsPerPage),
      facets: Object.fromEntries(facets.map((facet) => [facet, this.count(found, facet)])),
      hits: await this.withTexts(shown, this.termsOf(variants)),
    };
  }

  /** Answers a few queries that nobody asked, so that the first real one finds its code compiled. */
  warm(): void {
    for (const query of ['install', 'how to set up a snippet', 'sto', 'instal kakfa']) {
      this.find(query, variantsOf(query, this.matcher), []);
    }
  }

  /** Queries that do have results, for one that has none. */
  suggest({query, facetFilters = []}: SearchRequest): string[] {
    return suggestions(query.slice(0, longestQuery), {
      matcher: this.matcher,
      records: this.records.filter(({page}) => passes(this.facets.get(page) ?? {}, facetFilters)),
      find: (text) =>
        this.find(text, variantsOf(text, this.matcher), facetFilters).map((record) => this.record(record)),
    });
  }

  private record(record: number): LeanRecord {
    return this.records[record] as LeanRecord;
  }

  private find(query: string, variants: readonly Variant[], filters: FacetFilters): number[] {
    const open = new Set([...this.facets].filter(([, facets]) => passes(facets, filters)).map(([page]) => page));
    const ranked = rank(query, variants, {
      records: this.records,
      matcher: this.matcher,
      headings: this.headings,
      passes: (record) => open.has(this.record(record).page),
    });
    return groupByPage(ranked, this.records);
  }

  private count(found: readonly number[], facet: string): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const record of found) {
      const value = this.facets.get(this.record(record).page)?.[facet];
      if (value !== undefined) {
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** The terms of the docs that the query stands for, to mark them. */
  private termsOf(variants: readonly Variant[]): ReadonlySet<string> {
    const terms = variants.flatMap(({words}) =>
      words.flatMap((word, index) => [...this.matcher.match(word, index === words.length - 1).terms]),
    );
    return new Set(terms);
  }

  private async withTexts(shown: readonly LeanRecord[], terms: ReadonlySet<string>): Promise<SearchHit[]> {
    const paths = [...new Set(shown.map(({page}) => page.path))];
    const texts = new Map(await Promise.all(paths.map(async (path) => [path, await this.textsOf(path)] as const)));
    return shown.map((lean) => toHit(lean, texts.get(lean.page.path)?.[lean.order] ?? null, terms));
  }

  private async textsOf(path: string): Promise<readonly (string | null)[]> {
    return this.loadTexts(path).catch(() => []);
  }
}

function toHit(lean: LeanRecord, content: string | null, terms: ReadonlySet<string>): SearchHit {
  const record = toRecord(lean, content);
  const hierarchy: Record<string, Marked> = {};
  for (const [level, text] of Object.entries(record.hierarchy)) {
    if (text !== null) {
      hierarchy[level] = mark(text, terms);
    }
  }
  // Nobody is shown a text as a whole, and marking it takes as long as finding it.
  const shown = {content: mark(snippet(content ?? '', terms), terms), hierarchy};
  return {...record, _highlightResult: shown, _snippetResult: shown};
}
