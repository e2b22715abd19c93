import path from 'node:path';
import type {Config, MarkdownConfig} from '@docusaurus/types';
import brand from '../brand';
import {replaceBrandTokens} from '../remark/brandTokens';
import {checkFrontMatter, readFrontMatter} from './frontMatter/check';
import type {PageKind} from './frontMatter/schema';

const strict = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links stop the build. The rest warns while writing and stops the build in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: strict,
  onDuplicateRoutes: strict,
} satisfies Partial<Config>;

/** Keys that the build uses up: they stay out of what readers download. */
const buildOnly = new Set(['destination', 'unverified']);

const shownPath = (file: string) => path.relative(process.cwd(), file);

function kindOf(file: string): PageKind {
  const [room] = shownPath(file).split(path.sep);
  if (room === 'blog') {
    return 'post';
  }
  return room === 'src' ? 'page' : 'doc';
}

/** MDX everywhere; brand tokens and checked front matter in every file. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {onBrokenMarkdownLinks: strict, onBrokenMarkdownImages: 'throw'},
  preprocessor: ({fileContent, filePath}) => replaceBrandTokens(fileContent, shownPath(filePath), brand),
  parseFrontMatter: async ({fileContent, filePath, defaultParseFrontMatter}) => {
    const source = replaceBrandTokens(fileContent, shownPath(filePath), brand);
    const parsed = await defaultParseFrontMatter({fileContent: source, filePath});
    if (!path.basename(filePath).startsWith('_')) {
      checkFrontMatter(readFrontMatter(source, shownPath(filePath)), shownPath(filePath), kindOf(filePath));
    }
    const kept = Object.entries(parsed.frontMatter).filter(([key]) => !buildOnly.has(key));
    return {...parsed, frontMatter: Object.fromEntries(kept)};
  },
};
