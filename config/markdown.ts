import type {Config, MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter} from '../content/frontMatter/read';
import {isPartial} from '../content/pageFile';
import {lintedText} from '../content/pageLint';
import {branded, fileFromRoot} from '../content/sources';
import {curly} from '../remark/smartQuotes';

const strict = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links stop the build. Broken anchors and duplicate routes warn while writing and stop the build in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: strict,
  onDuplicateRoutes: strict,
} satisfies Partial<Config>;

const buildOnly = new Set(['claims', 'questions']);

/** Keys that readers see as text. */
const prose = new Set(['title', 'description', 'sidebar_label']);

function shown([key, value]: [string, unknown]): [string, unknown] {
  if (key === 'destination') {
    // The page shows the logo; all the rest of it is for the build.
    return [key, {icon: (value as {icon?: string}).icon}];
  }
  return [key, prose.has(key) ? curly(String(value)) : value];
}

/** MDX everywhere; every page is linted before it is compiled. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {
    // The address remains, and `onBrokenLinks` stops the build once all are reported.
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: process.env.NODE_ENV === 'production' ? 'throw' : 'warn',
  },
  preprocessor: ({fileContent, filePath}) => {
    const file = fileFromRoot(filePath);
    // A build has linted all pages before it compiles them (`plugins/page-checks`).
    return process.env.NODE_ENV === 'production' ? branded(fileContent, file) : lintedText(file, fileContent);
  },
  parseFrontMatter: async ({fileContent, filePath, defaultParseFrontMatter}) => {
    const file = fileFromRoot(filePath);
    if (isPartial(file)) {
      return defaultParseFrontMatter({fileContent: branded(fileContent, file), filePath});
    }
    const {data, body} = checkFrontMatter(fileContent, file);
    const passed = Object.entries(data).filter(([key, value]) => !buildOnly.has(key) && value !== undefined);
    return {frontMatter: structuredClone(Object.fromEntries(passed.map(shown))), content: body.trim()};
  },
};
