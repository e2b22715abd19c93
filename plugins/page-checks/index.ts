import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {lintPage} from '../../content/pageLint';
import {pageFiles} from '../../content/pages';
import {requireNone} from '../../content/problems';

/**
 * Lints all pages before a build loads them and reports all problems at once; Docusaurus would stop at the first page.
 * In development, `config/markdown.ts` lints each page when it is compiled.
 *
 * @throws ProblemsError with a line for each problem
 */
export default function pageChecks(): Plugin {
  if (process.env.NODE_ENV === 'production') {
    const problems = pageFiles().flatMap((file) => lintPage(file, fs.readFileSync(file, 'utf8')));
    requireNone(problems, 'Some pages are invalid');
  }
  return {name: 'page-checks'};
}
