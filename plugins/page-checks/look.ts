import {type Finding, FindingsError, findingsOf} from '../../content/findings';
import {checkFrontMatter, isPart} from '../../content/frontMatter/read';
import {kindOf} from '../../content/pageKind';
import {sourcesOfPage} from '../../content/pageSources';
import {readPage} from '../../content/pages';
import {pageFindings} from '../../content/slips';
import {postFindings} from '../../content/slips/posts';
import {branded, inSource} from '../../content/sources';

/** A page's file, from the repository's root, and its text. */
export type Source = {file: string; source: string};

function requireNone(findings: readonly Finding[]): void {
  if (findings.length > 0) {
    throw new FindingsError('a page is not right', findings);
  }
}

/** What is wrong with the front matter of a page, and with the date and the cut of a post. */
export const frontFindings = ({file, source}: Source): readonly Finding[] => [
  ...(isPart(file) ? [] : findingsOf(() => checkFrontMatter(source, file))),
  ...findingsOf(() =>
    requireNone(postFindings({file, kind: kindOf(file), source, text: branded(source, file)}).map(inSource)),
  ),
];

/** What is wrong with the body of a page and, where nothing is, the files that it is made from besides its own. */
export type Looked = {findings: readonly Finding[]; sources: readonly string[]};

/**
 * Looks at the body of a page. Links, those of cards among them, are looked at when pages are compiled: by then all pages
 * are known.
 *
 * @param file path from the repository's root
 */
export function lookAt(file: string): Looked {
  let sources: readonly string[] = [];
  const findings = findingsOf(() => {
    const page = readPage(file);
    requireNone(pageFindings(page).map(inSource));
    sources = sourcesOfPage(file, page.source);
  });
  return {findings, sources};
}
