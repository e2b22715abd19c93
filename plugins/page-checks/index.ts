import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {type Finding, FindingsError, findingsOf} from '../../content/findings';
import {checkFrontMatter, isPart} from '../../content/frontMatter/read';
import {type Page, pageFiles, pageFrom} from '../../content/pages';
import {unreadableFindings} from '../../content/readable';
import {pageFindings} from '../../content/slips';
import {postFindings} from '../../content/slips/posts';
import {inSource} from '../../content/sources';
import {designOf, openPassed} from './passed';

/** Pages that need no second look outlive a build here. */
const passedFile = '.cache/page-checks.json';

/** Links, those of cards among them, are looked at when pages are compiled: by then all pages are known. */
const written = (page: Page): Finding[] => [...pageFindings(page), ...postFindings(page)].map(inSource);

function requireNone(findings: readonly Finding[]): void {
  if (findings.length > 0) {
    throw new FindingsError('a page is not right', findings);
  }
}

/** Front matter and body of a page. A key that is not known would be found by both. */
function findingsIn(file: string, source: string): readonly Finding[] {
  return [
    ...(isPart(file) ? [] : findingsOf(() => checkFrontMatter(source, file))),
    ...findingsOf(() => requireNone(written(pageFrom(file, source)))),
  ];
}

/** Looks at the pages that have changed since they passed, or whose facts, brand or checks have. */
function findingsOfAll(files: readonly string[]): readonly Finding[] {
  const passed = openPassed(passedFile, designOf());
  const findings = files.flatMap((file) => {
    const source = fs.readFileSync(file, 'utf8');
    return passed.findingsIn(file, source, () => findingsIn(file, source));
  });
  passed.save();
  return findings;
}

/**
 * Looks at all pages before a build begins, and stops it with all that is wrong with them, in seconds. The generator would
 * stop at the first page. Pages that have passed are left alone until something changes for them. While a writer works,
 * each page is read when it is compiled, and the others go on.
 *
 * @throws FindingsError with a line for each finding
 */
export default function pageChecks(): Plugin {
  const files = process.env.NODE_ENV === 'production' ? pageFiles() : [];
  const unreadable = unreadableFindings(files);
  const findings = unreadable.length > 0 || files.length === 0 ? unreadable : findingsOfAll(files);
  if (findings.length > 0) {
    throw new FindingsError(`${findings.length} findings in pages`, findings);
  }
  return {name: 'page-checks'};
}
