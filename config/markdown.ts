import type {Config, MarkdownConfig} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {checkFrontMatter} from '../content/frontMatter/read';
import {isPartial} from '../content/pageFile';
import {lintedText} from '../content/pageLint';
import {type Wrong, ProblemsError, formatProblem, positionOf} from '../content/problems';
import {branded, fileFromRoot, inSource} from '../content/sources';
import {curly} from '../remark/smartQuotes';

const strict = process.env.CI === 'true' ? 'throw' : 'warn';

/** Broken links stop the build. Broken anchors and duplicate routes warn while writing and stop the build in CI. */
export const brokenLinks = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: strict,
  onDuplicateRoutes: strict,
} satisfies Partial<Config>;

/** Keys that only the build uses. */
const buildOnly = new Set(['claims', 'questions']);

/** Keys that readers see as text. */
const prose = new Set(['title', 'description', 'sidebar_label']);

function shown([key, value]: [string, unknown]): [string, unknown] {
  if (key === 'destination') {
    // The page shows the logo; all the rest of it is for the build.
    const {name, icon} = value as {name: string; icon?: string};
    return [key, {name, ...(icon && {icon})}];
  }
  return [key, prose.has(key) ? curly(String(value)) : value];
}

type Broken = {sourceFilePath: string; node: Parameters<typeof positionOf>[0]};

/** Reports what Docusaurus could not resolve, with the line: it stops builds, and warns while a page is being written. */
function report({sourceFilePath, node}: Broken, wrong: Wrong): void {
  const problem = inSource({file: fileFromRoot(sourceFilePath), ...positionOf(node), ...wrong});
  if (process.env.NODE_ENV === 'production') {
    throw new ProblemsError('a link or an image leads nowhere', [problem]);
  }
  logger.warn(formatProblem(problem));
}

/** MDX everywhere; every page is linted before it is compiled. */
export const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  hooks: {
    onBrokenMarkdownLinks: ({url, ...broken}) => {
      report(broken, {
        found: `the link ${url} to a file that is no page`,
        allowed: 'the path of a page of this version',
      });
    },
    onBrokenMarkdownImages: ({url, ...broken}) => {
      report(broken, {
        found: `the image ${url}, which does not exist`,
        allowed: 'a file in static/, or next to the page',
      });
    },
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
