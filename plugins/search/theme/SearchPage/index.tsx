import {type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useBrand} from '@site/src/lib/useBrand';
import {Message, MarkedText, Snippet, Trail} from '../../dialog/Results';
import type {PageHit} from '../../types';
import {setFieldText, type TaggedVersion, useFieldText, useSearchResults, useTaggedVersions} from '../../useSearch';
import styles from './styles.module.css';
import {wellFormed} from '@site/src/lib/wellFormed';

const perPage = 20;

/** Value of the version filter for all versions. */
const allVersions = 'all';

/** What the address says. */
type SearchParams = {
  query: string;
  /** Tag of the docs version, `all`, or empty for the version being read. */
  version: string;
  /** The part of the site, or empty for all. */
  section: string;
  /** From 1. */
  page: number;
};

function readParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    query: params.get('q') ?? '',
    version: params.get('version') ?? '',
    section: params.get('section') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string without parameters that have their default. */
function writeParams({query, version, section, page}: SearchParams): string {
  const params = new URLSearchParams();
  const entries = {q: wellFormed(query), version, section, page: page > 1 ? String(page) : ''};
  Object.entries(entries).forEach(([key, value]) => value && params.set(key, value));
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a query is another one with letters added or removed at its end. */
const isContinued = (before: string, query: string) => query.startsWith(before) || before.startsWith(query);

/** After this time without a key the query is written into the address. */
const typingMs = 800;

/**
 * The parameters of the page: what is typed counts at once, and the address follows when typing pauses or ends.
 *
 * @returns the parameters, what ends typing, and what changes parameters at once
 */
function useSearchParams(field: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  const subscribe = useCallback((onChange: () => void) => history.listen(onChange), [history]);
  const search = useSyncExternalStore(
    subscribe,
    () => history.location.search,
    () => '',
  );
  const address = useMemo(() => readParams(search), [search]);
  const query = useFieldText(field);
  /** The address that unfinished typing wrote, which more typing replaces. */
  const unfinished = useRef<string>(undefined);
  const isHydrated = useRef(false);
  const params = useMemo(() => (query === address.query ? address : {...address, query, page: 1}), [address, query]);
  const write = useCallback(
    (next: SearchParams, isFinished = true) => {
      const text = writeParams(next);
      const {search: current} = history.location;
      if (text !== current) {
        if (unfinished.current !== current || !isContinued(readParams(current).query, next.query)) {
          // A push of the router would move the focus to the top of the page.
          window.history.pushState(window.history.state, '');
        }
        history.replace({search: text});
      }
      unfinished.current = isFinished ? undefined : text;
    },
    [history],
  );
  useEffect(() => {
    // Text that was typed before hydration stays.
    if (isHydrated.current || field.current?.value === '') {
      setFieldText(field.current, address.query);
    }
    isHydrated.current = true;
  }, [field, address.query]);
  useEffect(() => {
    if (params === address) {
      return undefined;
    }
    const timer = setTimeout(() => write(params, false), typingMs);
    return () => clearTimeout(timer);
  }, [params, address, write]);
  const change = useCallback(
    (part: Partial<SearchParams>) => {
      write({...params, page: 1, ...part});
    },
    [params, write],
  );
  return {params, settle: () => write(params), change};
}

type FiltersProps = {
  versions: readonly TaggedVersion[];
  version: string;
  section: string;
  /** How many results each part of the site has, when they are known. */
  counts: Readonly<Record<string, number>> | undefined;
  onVersion: (tag: string) => void;
  onSection: (section: string) => void;
};

function Filters({versions, version, section, counts, onVersion, onSection}: FiltersProps): ReactNode {
  const all = counts ? ` (${Object.values(counts).reduce((sum, count) => sum + count, 0)})` : '';
  const names = [...new Set([...Object.keys(counts ?? {}), ...(section ? [section] : [])])].sort();
  return (
    <div className={styles.filters}>
      <label>
        Version
        <select className="control" value={version} onChange={(event) => onVersion(event.target.value)}>
          {versions.map(({tag, label}) => (
            <option key={tag} value={tag}>
              {label}
            </option>
          ))}
          <option value={allVersions}>All versions</option>
        </select>
      </label>
      <label>
        Section
        <select className="control" value={section} onChange={(event) => onSection(event.target.value)}>
          <option key={all} value="">{`All sections${all}`}</option>
          {names.map((name) => {
            const count = counts ? ` (${Object.hasOwn(counts, name) ? counts[name] : 0})` : '';
            return (
              <option key={name + count} value={name}>
                {name + count}
              </option>
            );
          })}
        </select>
      </label>
    </div>
  );
}

function Results({hits}: {hits: readonly PageHit[]}): ReactNode {
  return (
    <ol className={styles.list}>
      {hits.map(({path, title, section, text, sections}) => (
        <li key={path} className={styles.page}>
          <h2 className={styles.title}>
            <Link to={path}>
              <MarkedText text={title} />
            </Link>{' '}
            <span className={styles.section}>{section}</span>
          </h2>
          <Snippet text={text} />
          <ul className={styles.hits}>
            {sections.map(({href, trail, text: snippet}, at) => (
              <li key={at}>
                <Link to={href} className={styles.hit}>
                  <Trail trail={trail} />
                  <Snippet text={snippet} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type PagingProps = {page: number; pages: number; pathOf: (page: number) => string};

function Paging({page, pages, pathOf}: PagingProps): ReactNode {
  if (pages < 2) {
    return null;
  }
  const toTop = () => window.scrollTo({top: 0});
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" onClick={toTop}>
          Previous
        </Link>
      )}
      <span key={page} aria-current="page">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" onClick={toTop}>
          Next
        </Link>
      )}
    </nav>
  );
}

function Search(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const {params, settle, change} = useSearchParams(field);
  const {query, section} = params;
  const versions = useTaggedVersions();
  const [current = ''] = useDocsContextualSearchTags();
  const version = params.version || current;
  const known = versions.map(({tag}) => tag);
  const tags = version === allVersions ? known : known.includes(version) ? [version] : known.slice(0, 1);
  const [state, retry] = useSearchResults({query, tags, section, limit: perPage, offset: perPage * (params.page - 1)});
  const {hits, count, sections} = state.status === 'done' ? state.result : {hits: [], count: 0, sections: undefined};
  const pages = Math.ceil(count / perPage);
  const history = useHistory();
  useEffect(() => {
    if (pages > 0 && params.page > pages) {
      history.replace({search: writeParams({...params, page: pages})});
    }
  }, [history, params, pages]);
  return (
    <>
      <form
        className={styles.form}
        role="search"
        data-start=""
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}>
        <label htmlFor="results-query">Search docs</label>
        <input
          ref={field}
          className="control"
          id="results-query"
          type="search"
          name="q"
          placeholder="Search docs"
          autoComplete="off"
          maxLength={200}
          onBlur={settle}
        />
        <Filters
          versions={versions}
          version={version}
          section={section}
          counts={sections}
          onVersion={(tag) => change({version: tag === current ? '' : tag, section: ''})}
          onSection={(name) => change({section: name})}
        />
      </form>
      <div className={styles.status}>
        <Message
          state={state}
          idle={<p>Type what you’re looking for.</p>}
          count={(total, asked) => <p>{`${total} ${total === 1 ? 'result' : 'results'} for “${asked}”`}</p>}
          onSuggestion={(text) => setFieldText(field.current, text)}
          onRetry={retry}
        />
      </div>
      <Results hits={hits} />
      <Paging page={params.page} pages={pages} pathOf={(page) => `/search${writeParams({...params, page})}`} />
      <noscript>Search runs in your browser and needs JavaScript. You can reach all pages from the docs menu.</noscript>
    </>
  );
}

/** The page with all results of a query, which is parameter `q` of its address. */
export default function SearchPage(): ReactNode {
  const {name} = useBrand();
  return (
    <Layout
      title="Search"
      description={`Search the ${name} docs, the blog, and the legal pages, and share the results with a link.`}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.main)}>
        <Heading as="h1">Search</Heading>
        <Search />
      </main>
    </Layout>
  );
}
