import type {Config, MarkdownConfig} from '@docusaurus/types';
import {checkFrontMatter, isPart} from '../content/frontMatter/read';
import {branded, fileFromRoot} from '../content/sources';

const strict = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links stop the build. The rest warns while writing and stops the build in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: strict,
  onDuplicateRoutes: strict,
} satisfies Partial<Config>;

/** Keys that the build uses up: they stay out of what readers download. */
const buildOnly = new Set(['destination', 'claims', 'questions']);

/** MDX everywhere; brand tokens and checked front matter in every file. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: strict, onBrokenMarkdownImages: 'throw'},
  preprocessor: ({fileContent, filePath}) => branded(fileContent, fileFromRoot(filePath)),
  parseFrontMatter: async ({fileContent, filePath, defaultParseFrontMatter}) => {
    const file = fileFromRoot(filePath);
    if (isPart(file)) {
      return defaultParseFrontMatter({fileContent: branded(fileContent, file), filePath});
    }
    const {data, body} = checkFrontMatter(fileContent, file);
    const kept = Object.entries(data).filter(([key]) => !buildOnly.has(key));
    return {frontMatter: structuredClone(Object.fromEntries(kept)), content: body.trim()};
  },
};
