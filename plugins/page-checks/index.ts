import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {type Finding, FindingsError} from '../../content/findings';
import {noteSources} from '../../content/pageSources';
import {pageFiles} from '../../content/pages';
import {unreadableFindings} from '../../content/readable';
import {inThread} from '../threads';
import {type Source, frontFindings} from './look';
import {type Passed, designOf, openPassed} from './passed';

/** Pages that need no second look outlive a build here. */
const passedFile = '.cache/page-checks.json';

/** Bodies that a thread looks at in one go. */
const batch = 50;

function requireNone(findings: readonly Finding[]): void {
  if (findings.length > 0) {
    throw new FindingsError(`${findings.length} findings in pages`, findings);
  }
}

/** Looks at bodies in threads, and keeps which pages have passed. */
async function lookAtBodies(pages: readonly Source[], passed: Passed): Promise<Finding[]> {
  const starts = Array.from({length: Math.ceil(pages.length / batch)}, (_, index) => index * batch);
  const found = await Promise.all(
    starts.map((start) =>
      inThread(
        'look',
        pages.slice(start, start + batch).map(({file}) => file),
      ),
    ),
  );
  const looked = found.flat();
  looked.forEach(({findings, sources}, index) => {
    const page = pages[index];
    if (page && findings.length === 0) {
      passed.add(page);
      noteSources(page.file, page.source, sources);
    }
  });
  passed.save();
  return looked.flatMap(({findings}) => findings);
}

/** Nothing to look at, and nothing found. */
const none: Plugin = {name: 'page-checks'};

/**
 * Looks at all pages before they are compiled, and stops the build with all that is wrong with them, in seconds. The
 * generator would stop at the first page. Front matter is looked at now, before the generator reads it; bodies in threads
 * while it does. Pages that have passed are left alone until something changes for them. While a writer works, each page is
 * read when it is compiled, and the others go on.
 *
 * @throws FindingsError with a line for each finding
 */
export default async function pageChecks(): Promise<Plugin> {
  if (process.env.NODE_ENV !== 'production') {
    return none;
  }
  const files = pageFiles();
  requireNone(unreadableFindings(files));
  const passed = openPassed(passedFile, designOf());
  const pages = files
    .map((file) => ({file, source: fs.readFileSync(file, 'utf8')}))
    .filter((page) => !passed.has(page));
  const fronts = pages.flatMap(frontFindings);
  const bodies = lookAtBodies(pages, passed);
  if (fronts.length > 0) {
    requireNone([...fronts, ...(await bodies)]);
  }
  // Whoever waits for it hears of a failure.
  bodies.catch(() => undefined);
  return {...none, allContentLoaded: async () => requireNone(await bodies)};
}
