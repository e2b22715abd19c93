import fs from 'node:fs';
import {replaceBrandTokens} from '../../content/brandTokens';
import {ProblemsError} from '../../content/problems';
import brand from '../../content/siteBrand';
import {readText} from '../../content/sources';
import type {DocsVersion} from '../../content/versions';
import {highlight} from '../../remark/code/highlight';
import type {RecordShape} from '../../src/sections/pageData';

/** Destinations whose record the home page shows, by the names of their pages, with what the tab says. */
const shown = {hubspot: 'HubSpot', bigquery: 'BigQuery', kafka: 'Kafka', webhook: 'Webhook'};

/**
 * The first code block of a page below a heading, with brand tokens replaced.
 *
 * @throws ProblemsError when the page has none
 */
export function codeBelow(file: string, heading: string): string {
  const [, code] =
    new RegExp(`^## ${heading}\\n(?:(?!## )[^])*?^\`\`\`\\w+.*\\n([^]*?)^\`\`\``, 'm').exec(
      replaceBrandTokens(readText(file), file, brand),
    ) ?? [];
  if (code === undefined) {
    throw new ProblemsError('The home page shows code that a page does not have', [
      {
        file,
        line: 1,
        found: `no code block below "## ${heading}"`,
        allowed: 'a heading of that name with a code block',
      },
    ]);
  }
  return code;
}

/** A batch with its first record alone. */
const firstOf = (json: string): string => {
  const value = JSON.parse(json) as unknown;
  return Array.isArray(value) ? JSON.stringify(value.slice(0, 1), null, 2) : json;
};

/** What arrives at a few destinations, highlighted: the samples of their pages, as far as a version has them. */
export const recordShapes = (version: DocsVersion): RecordShape[] =>
  Object.entries(shown).flatMap(([name, label]) => {
    const file = `${version.folder}/destinations/${name}.mdx`;
    return fs.existsSync(file)
      ? [{name, label, html: highlight(firstOf(codeBelow(file, 'What arrives')), 'json', {marked: {}})}]
      : [];
  });

/** The snippet of the pixel, highlighted, as the page on its installation has it; empty in a version without that page. */
export function snippet(version: DocsVersion): string {
  const file = `${version.folder}/start-pixel-installation.mdx`;
  return fs.existsSync(file)
    ? highlight(
        codeBelow(file, 'The snippet')
          .replace(/^\s*\/\/ highlight-.*\n/m, '')
          .trimEnd(),
        'html',
        {marked: {}},
      )
    : '';
}
