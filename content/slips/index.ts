import {componentFindings} from '../components/check';
import {usesIn} from '../components/uses';
import {type Finding, FindingsError} from '../findings';
import {type Page, forgetPage, pageFrom} from '../pages';
import {inSource} from '../sources';
import {cardFindings} from './cards';
import {directiveFindings} from './directives';
import {emptyLinkFindings} from './emptyLinks';
import {expressionFindings} from './expressions';
import {importFindings} from './imports';
import {nestingFindings} from './nesting';
import {repeatFindings} from './repeats';
import {tableFindings} from './tables';
import {tagFindings} from './tags';

/** Slips of writing that parse as MDX and come out wrong, or end in an error when the page is rendered. */
const slipFindings = (page: Page): Finding[] => [
  ...directiveFindings(page),
  ...emptyLinkFindings(page),
  ...expressionFindings(page),
  ...importFindings(page),
  ...tableFindings(page),
  ...tagFindings(page),
  ...nestingFindings(page),
  ...repeatFindings(page),
];

/**
 * All that is wrong with a page that parses, by line and column, before anything is rendered: its slips, and components
 * that are not used as the registry allows.
 */
export const pageFindings = (page: Page): Finding[] => [
  ...componentFindings(usesIn(page.tree), {file: page.file, version: page.version}),
  ...slipFindings(page),
];

/**
 * Reads a page that is written as the site takes it, and whose cards lead somewhere.
 *
 * @param file path from the repository's root
 * @param source the file's text
 * @throws FindingsError with all that is wrong
 */
export function wellWritten(file: string, source: string): Page {
  const page = pageFrom(file, source);
  // The generator reads a page last: what the checks before it have parsed is needed no more.
  forgetPage(file);
  const findings = [...pageFindings(page), ...cardFindings(page)].map(inSource);
  if (findings.length > 0) {
    throw new FindingsError('the page is not written as the site takes it', findings);
  }
  return page;
}
