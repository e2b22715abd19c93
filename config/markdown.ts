import type {Config, MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter} from '../content/frontMatter/read';
import {isPartial} from '../content/pageFile';
import {lintedText} from '../content/pageLint';
import {branded, fileFromRoot} from '../content/sources';
import {curly} from '../remark/smartQuotes';

const severity = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links fail the build. Broken anchors and duplicate routes are warnings locally and errors in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: severity,
  onDuplicateRoutes: severity,
} satisfies Partial<Config>;

const buildOnly = new Set(['claims', 'questions']);

/** Front matter keys that readers see as text. */
const prose = new Set(['title', 'description', 'sidebar_label']);

function shown([key, value]: [string, unknown]): [string, unknown] {
  if (key === 'destination') {
    // The page uses only the logo; the other facts are for the build.
    return [key, {icon: (value as {icon?: string}).icon}];
  }
  return [key, prose.has(key) ? curly(String(value)) : value];
}

/** Validates front matter and replaces brand tokens; in development, also lints each page before it's compiled. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {
    // Keeps the URL, so that `onBrokenLinks` fails the build after all broken links are reported.
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: process.env.NODE_ENV === 'production' ? 'throw' : 'warn',
  },
  preprocessor: ({fileContent, filePath}) => {
    const file = fileFromRoot(filePath);
    // A production build lints all pages before it compiles any (`plugins/page-checks`).
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
