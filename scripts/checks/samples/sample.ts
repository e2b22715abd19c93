import type {Code} from 'mdast';
import type {GraphQLSchema} from 'graphql';
import {visit} from 'unist-util-visit';
import {readSdl} from '../../../content/facts/sdl';
import type {Page} from '../../../content/pages';
import {type DocsVersion, latestVersion} from '../../../content/versions';
import {blankMagicComments, parseMeta} from '../../../content/fence';

/** A fenced code block of a page. */
export type Sample = {
  file: string;
  /** Line of the fence; line n of the code is n lines below. */
  line: number;
  /** As named in the fence; empty without a name. */
  language: string;
  /** What the meta string sets, such as `dialect="mysql"`. */
  attributes: Record<string, string>;
  /** Single words of the meta string, such as `player`. */
  flags: ReadonlySet<string>;
  /** The code with magic comments blanked. */
  code: string;
  /** None outside docs. */
  version: DocsVersion | undefined;
};

/** What is wrong with a sample; `line` counts within the code, from 1. */
export type SampleProblem = {line: number; message: string};

/** Checks a sample in its language. */
export type Checker = (sample: Sample) => SampleProblem[] | Promise<SampleProblem[]>;

/** The schema that a sample is held against: the latest version's outside docs. */
export const schemaOf = ({version = latestVersion}: Pick<Sample, 'version'>): GraphQLSchema => readSdl(version);

/**
 * The fenced code blocks of a page, in their order.
 *
 * @throws ProblemsError with file and line when a meta string can't be read
 */
export function samplesOf(page: Page): Sample[] {
  const found: Sample[] = [];
  visit(page.tree, 'code', (node: Code) => {
    const line = node.position?.start.line ?? 1;
    const {attributes, flags} = parseMeta(node.meta ?? '', {file: page.file, line});
    found.push({
      file: page.file,
      line,
      language: node.lang ?? '',
      attributes,
      flags,
      code: blankMagicComments(node.value),
      version: page.version,
    });
  });
  return found;
}

/** The line, from 1, in which a position of a text lies. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The words of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a parser, and makes a problem of what it throws; each parser names the line in its own way. */
export function syntaxProblems(language: string, parse: () => unknown): SampleProblem[] {
  try {
    parse();
    return [];
  } catch (error) {
    const message = messageOf(error);
    const {line, lines, lineNumber} = error as Record<string, number | undefined>;
    const stated = /line (\d+)/.exec(message)?.[1] ?? 1;
    return [{line: line ?? lines ?? lineNumber ?? Number(stated), message: `${language}: ${message.split('\n')[0]}`}];
  }
}
