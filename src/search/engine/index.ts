import type {HitGroup, SearchFilters, SearchRequest, SearchResult} from '../types';
import {passes} from './filters';
import {cut, groupByPage, type PageRecords} from './group';
import {Headings} from './headings';
import {type Terms, toHit} from './hit';
import {Matcher} from './match';
import type {PackedIndex} from './packed';
import {rank} from './rank';
import type {LeanRecord, PackedPage} from './records';
import {suggestions} from './suggest';
import {unpackIndex} from './unpack';
import {type Variant, variantsOf} from './variants';

/** Loads the texts of a page's records, in their order. */
export type LoadTexts = (path: string) => Promise<readonly string[]>;

/** An answer in two steps: the hits at once, and the same hits with their texts, which never fails. */
export type EngineAnswer = {result: SearchResult; withTexts: () => Promise<SearchResult>};

/** The records of a page that are shown. */
type Shown = {page: PackedPage; own: readonly number[]};

type Texts = ReadonlyMap<PackedPage, readonly string[]>;

/** Longest query that is looked at; the rest of a pasted text is left out. */
const longestQuery = 200;

/** A query as it is looked at. Some signs stand for whole sentences, which count as such: first written out, then cut. */
const asAsked = (query: string) => query.slice(0, longestQuery).normalize('NFKC').slice(0, longestQuery);

/** Answers queries from an index. It knows nothing of browsers: the worker, the tests and the benchmark share it. */
export class Engine {
  private readonly records: LeanRecord[];
  private readonly matcher: Matcher;
  private readonly headings = new Headings();
  private readonly pages: ReadonlySet<PackedPage>;

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
    this.pages = new Set(this.records.map(({page}) => page));
  }

  /** Answers a request. */
  search({query, filters, limit, page = 0}: SearchRequest): EngineAnswer {
    const asked = asAsked(query);
    const variants = variantsOf(asked, this.matcher);
    const everywhere = this.find(asked, variants, {...filters, section: undefined});
    const found = everywhere.filter((each) => passes(each.page, filters));
    const count = found.reduce((sum, each) => sum + sizeOf(each), 0);
    const terms = this.termsOf(variants);
    const shown = cut(found, page * limit, (page + 1) * limit);
    const result = {
      query,
      groups: this.groupsOf(shown, terms),
      count,
      pageCount: Math.ceil(count / limit),
      sections: countSections(everywhere),
    };
    return {
      result,
      withTexts: async () => ({...result, groups: this.groupsOf(shown, terms, await this.textsOf(shown))}),
    };
  }

  /** Answers a few queries that nobody asked, so that the first real one finds its code compiled. */
  warm(): void {
    for (const query of ['install', 'how to set up a snippet', 'sto', 'instal kakfa']) {
      this.find(query, variantsOf(query, this.matcher), {});
    }
  }

  /** Queries that do have results, for one that has none. */
  suggest({query, filters}: SearchRequest): string[] {
    return suggestions(asAsked(query), {
      matcher: this.matcher,
      records: this.records.filter(({page}) => passes(page, filters)),
      find: (text) =>
        this.find(text, variantsOf(text, this.matcher), filters).flatMap(({near}) =>
          near.map((record) => this.record(record)),
        ),
    });
  }

  private record(record: number): LeanRecord {
    return this.records[record] as LeanRecord;
  }

  private find(query: string, variants: readonly Variant[], filters: SearchFilters): PageRecords[] {
    const open = new Set([...this.pages].filter((page) => passes(page, filters)));
    const ranked = rank(query, variants, {
      records: this.records,
      matcher: this.matcher,
      headings: this.headings,
      passes: (record) => open.has(this.record(record).page),
    });
    return groupByPage(ranked, this.records);
  }

  /** The terms of the docs that the query stands for, to mark them. */
  private termsOf(variants: readonly Variant[]): Terms {
    const terms = variants.map(({words}) =>
      words.flatMap((word, index) => [...this.matcher.match(word, index === words.length - 1).terms]),
    );
    return {written: new Set(terms[0]), all: new Set(terms.flat())};
  }

  private groupsOf(shown: readonly Shown[], terms: Terms, texts?: Texts): HitGroup[] {
    return shown.map(({page, own}) => {
      const hits = own.map((each) => {
        const record = this.record(each);
        return toHit(record, terms, texts && (texts.get(page)?.[record.order] ?? ''));
      });
      return {path: page.path, title: hits[0]?.title ?? '', section: page.section, hits};
    });
  }

  /** The texts of a page's records; none when they are of another build, which may have other records. */
  private async textsOfPage({path, records}: PackedPage): Promise<readonly string[]> {
    const texts: unknown = await this.loadTexts(path).catch(() => []);
    return Array.isArray(texts) && texts.length === records ? (texts as string[]) : [];
  }

  private async textsOf(shown: readonly Shown[]): Promise<Texts> {
    const texts = shown.map(async ({page}) => [page, await this.textsOfPage(page)] as const);
    return new Map(await Promise.all(texts));
  }
}

const sizeOf = ({near, far}: PageRecords) => near.length + far.length;

function countSections(pages: readonly PageRecords[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of pages) {
    const {section} = each.page;
    counts[section] = (counts[section] ?? 0) + sizeOf(each);
  }
  return counts;
}
