import type {Code} from 'mdast';
import type {GraphQLSchema} from 'graphql';
import {visit} from 'unist-util-visit';
import {readSdl} from '../../../content/facts/sdl';
import type {Page} from '../../../content/pages';
import {latestVersion} from '../../../content/versions';
import {blankMagicComments, parseMeta} from '../../../content/fence';

/** What is wrong with a sample; `line` counts within the code, from 1. */
export type SampleProblem = {line: number; message: string};

/** Checks a sample in its language. */
export type Checker = (sample: Sample) => SampleProblem[] | Promise<SampleProblem[]>;

/** The schema that a sample is checked against: the latest version's outside docs. */
export const schemaOf = ({version = latestVersion}: Pick<Sample, 'version'>): GraphQLSchema => readSdl(version);

function readSample({file, version}: Page, node: Code) {
  /** Line of the fence; line n of the code is n lines below it. */
  const line = node.position?.start.line ?? 1;
  const {attributes, flags} = parseMeta(node.meta ?? '', {file, line});
  return {file, version, line, language: node.lang ?? '', attributes, flags, code: blankMagicComments(node.value)};
}

/** A fenced code block of a page. */
export type Sample = ReturnType<typeof readSample>;

/**
 * The fenced code blocks of a page, in their order.
 *
 * @throws ProblemsError with file and line when a meta string can't be read
 */
export function samplesOf(page: Page): Sample[] {
  const found: Sample[] = [];
  visit(page.tree, 'code', (node: Code) => void found.push(readSample(page, node)));
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
    const [first = '', ...others] = message.split('\n');
    // Handlebars quotes the place first, and says what it expected in the last line.
    const said = first.endsWith(':') ? `${first} ${others.at(-1)}` : first;
    return [{line: line ?? lines ?? lineNumber ?? Number(stated), message: `${language}: ${said}`}];
  }
}
