import type {Config, MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter, isPart} from '../content/frontMatter/read';
import {wellWritten} from '../content/slips';
import {branded, fileFromRoot} from '../content/sources';
import {curly} from '../remark/smartQuotes';

const strict = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links stop the build. The rest warns while writing and stops the build in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: strict,
  onDuplicateRoutes: strict,
} satisfies Partial<Config>;

/** Keys that the build uses up: they stay out of what readers download. */
const buildOnly = new Set(['destination', 'claims', 'questions']);

/** Keys of the front matter that readers see as text. */
const prose = new Set(['title', 'description', 'sidebar_label']);

const shown = ([key, value]: [string, unknown]) => [key, prose.has(key) ? curly(String(value)) : value];

/** A build has looked at all pages before (`plugins/page-checks`), but for where cards lead. */
const isPassed = (source: string) => process.env.NODE_ENV === 'production' && !source.includes('<Card');

/** The text of a page, checked before MDX reads it: its words for what a writer got wrong are a dump of its state. */
const checkedText = (file: string, source: string) =>
  isPassed(source) ? branded(source, file) : wellWritten(file, source).text;

/** MDX everywhere; brand tokens and checked front matter in every file. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: strict, onBrokenMarkdownImages: 'throw'},
  preprocessor: ({fileContent, filePath}) => checkedText(fileFromRoot(filePath), fileContent),
  parseFrontMatter: async ({fileContent, filePath, defaultParseFrontMatter}) => {
    const file = fileFromRoot(filePath);
    if (isPart(file)) {
      return defaultParseFrontMatter({fileContent: branded(fileContent, file), filePath});
    }
    const {data, body} = checkFrontMatter(fileContent, file);
    const kept = Object.entries(data).filter(([key, value]) => !buildOnly.has(key) && value !== undefined);
    return {frontMatter: structuredClone(Object.fromEntries(kept.map(shown))), content: body.trim()};
  },
};
