import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {useDocsContextualSearchTags, useVersions} from '@docusaurus/plugin-content-docs/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {latestVersion, tagOf} from '@site/content/versions';
import {useBrand} from '@site/src/lib/useBrand';
import {warmUp} from '../../client';
import {sections} from '../../pages';
import {Message, ResultList} from '../../dialog/Results';
import StartScreen from '../../dialog/StartScreen';
import {queryString, type SearchParams, setFieldText, totalOf, useFieldText, useSearchResults} from '../../useSearch';
import styles from './styles.module.css';

/** Number of results shown at first, and added each time. */
const step = 20;

/** Debounce for updating the URL while typing, in ms. */
const typingMs = 800;

const allVersions = 'all';

// The index loads while the page hydrates.
if (ExecutionEnvironment.canUseDOM) {
  warmUp(tagOf(latestVersion));
}

/** Searches as the reader types; updates the URL when typing stops. */
function Search(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const hasQuery = useRef(false);
  const history = useHistory();
  const address: SearchParams = {
    q: '',
    ...Object.fromEntries(new URLSearchParams(useHistorySelector(({location}) => location.search))),
  };
  const query = useFieldText(field);
  const params = query === address.q ? address : {...address, q: query, limit: ''};
  const versions = useVersions('default').map((each) => [tagOf(each), each.label] as const);
  const tags = versions.map(([tag]) => tag);
  const [current = ''] = useDocsContextualSearchTags();
  const version = params.version || current;
  const section = sections.find((name) => name === params.section) ?? '';
  const limit = Math.max(step, Number.parseInt(params.limit ?? '', 10) || 0);
  const [state, retry] = useSearchResults({
    query,
    tags: version === allVersions ? tags : [tags.includes(version) ? version : current],
    section,
    limit,
  });
  const {result} = state;
  const counts = result?.sections;
  useEffect(() => {
    // Keep text that was typed before hydration, during which the URL's query isn't known.
    if (hasQuery.current || field.current?.value === '') {
      setFieldText(field.current, address.q);
    }
    hasQuery.current ||= address.q !== '';
  }, [address.q]);
  const write = (next: SearchParams) => {
    const search = queryString(next);
    if (search !== queryString(address)) {
      // A router push would move focus to the top of the page.
      window.history.pushState(window.history.state, '');
      history.replace({search});
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => write(params), typingMs);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <noscript>Search runs in your browser and needs JavaScript. You can reach all pages from the docs menu.</noscript>
      <form
        className={`cluster ${styles.form}`}
        role="search"
        data-start=""
        onSubmit={(event) => {
          event.preventDefault();
          write(params);
        }}>
        <input
          ref={field}
          className="control"
          type="search"
          name="q"
          aria-label="Search docs"
          placeholder="Search docs"
          autoComplete="off"
          maxLength={200}
        />
        <div className={`soft ${styles.filters}`}>
          <label className={styles.version}>
            <span>Version</span>
            <select
              className="control"
              aria-label="Version"
              value={version}
              onChange={({target}) =>
                write({...params, version: target.value === current ? '' : target.value, limit: ''})
              }>
              {[...versions, [allVersions, 'All versions']].map(([tag, text]) => (
                <option key={tag} value={tag}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <fieldset className={styles.sections}>
            <legend className="sr-only">Section</legend>
            {['', ...sections].map((name) => (
              <label key={name} className="aligned">
                <input
                  className="sr-only"
                  type="radio"
                  name="section"
                  value={name}
                  checked={name === section}
                  disabled={name !== section && counts && name !== '' && !counts[name]}
                  onChange={() => write({...params, section: name, limit: ''})}
                />
                <span>{name || 'All sections'}</span>{' '}
                <small key={counts && totalOf(counts)}>
                  {counts && (name ? (counts[name] ?? 0) : totalOf(counts))}
                </small>
              </label>
            ))}
          </fieldset>
        </div>
      </form>
      <div className={styles.status} ref={status} tabIndex={-1}>
        <Message
          state={state}
          idle={<StartScreen />}
          count={(total, text) => <p>{`${total} ${total === 1 ? 'result' : 'results'} for “${text}”`}</p>}
          onSuggestion={(text) => write({...params, q: text, section: '', limit: ''})}
          onRetry={() => {
            retry();
            status.current?.focus();
          }}
        />
      </div>
      <div className={styles.results}>
        <ResultList hits={result?.hits ?? []} title="h2" linkTo={(to) => ({to, onClick: () => write(params)})} />
      </div>
      {result && result.count > result.hits.length && (limit > step || result.hits[0]?.text) && (
        <button
          type="button"
          className={clsx('button button--secondary margin-vert--md', styles.more)}
          onClick={() => write({...params, limit: String(limit + step)})}>
          Show more
        </button>
      )}
    </>
  );
}

/** The results page, for the query in the URL parameter `q`. */
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
