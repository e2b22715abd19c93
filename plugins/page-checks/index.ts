import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {type Finding, FindingsError, findingsOf} from '../../content/findings';
import {checkFrontMatter, isPart} from '../../content/frontMatter/read';
import {type Page, pageFiles, pageFrom} from '../../content/pages';
import {unreadableFindings} from '../../content/readable';
import {pageFindings} from '../../content/slips';
import {postFindings} from '../../content/slips/posts';
import {inSource} from '../../content/sources';

/** Links, those of cards among them, are looked at when pages are compiled: by then all pages are known. */
const written = (page: Page): Finding[] => [...pageFindings(page), ...postFindings(page)].map(inSource);

function requireNone(findings: readonly Finding[]): void {
  if (findings.length > 0) {
    throw new FindingsError('a page is not right', findings);
  }
}

/** Front matter and body of a page. A key that is not known would be found by both. */
function findingsOfFile(file: string): readonly Finding[] {
  const source = fs.readFileSync(file, 'utf8');
  return [
    ...(isPart(file) ? [] : findingsOf(() => checkFrontMatter(source, file))),
    ...findingsOf(() => requireNone(written(pageFrom(file, source)))),
  ];
}

/**
 * Reads all pages before a build begins, and stops it with all that is wrong with them, in seconds. The generator would
 * stop at the first page. While a writer works, each page is read when it is compiled, and the others go on.
 *
 * @throws FindingsError with a line for each finding
 */
export default function pageChecks(): Plugin {
  const files = process.env.NODE_ENV === 'production' ? pageFiles() : [];
  const unreadable = unreadableFindings(files);
  const findings = unreadable.length > 0 ? unreadable : files.flatMap(findingsOfFile);
  if (findings.length > 0) {
    throw new FindingsError(`${findings.length} findings in pages`, findings);
  }
  return {name: 'page-checks'};
}
