import type {Code} from 'mdast';
import type {GraphQLSchema} from 'graphql';
import {visit} from 'unist-util-visit';
import {readSdl} from '../../../content/facts/sdl';
import type {Page} from '../../../content/pages';
import {messageOf} from '../../../content/problems';
import {latestVersion} from '../../../content/versions';
import {blankMagicComments, parseMeta} from '../../../content/fence';

/** A problem in a sample; `line` is relative to the code, from 1. */
export type SampleProblem = {line: number; message: string};

/** Validates a sample in its language. */
export type Checker = (sample: Sample) => SampleProblem[] | Promise<SampleProblem[]>;

/** The schema to validate a sample against; outside the docs, the latest version's. */
export const schemaOf = ({version = latestVersion}: Pick<Sample, 'version'>): GraphQLSchema => readSdl(version);

function readSample({file, version}: Page, node: Code) {
  /** Line of the fence; line n of the code is n lines after it. */
  const line = node.position?.start.line ?? 1;
  const {attributes, flags} = parseMeta(node.meta ?? '', {file, line});
  return {file, version, line, language: node.lang ?? '', attributes, flags, code: blankMagicComments(node.value)};
}

/** A fenced code block of a page. */
export type Sample = ReturnType<typeof readSample>;

/**
 * The fenced code blocks of a page, in document order.
 *
 * @throws ProblemsError with file and line when a meta string doesn't parse
 */
export function samplesOf(page: Page): Sample[] {
  const found: Sample[] = [];
  visit(page.tree, 'code', (node: Code) => void found.push(readSample(page, node)));
  return found;
}

/** Runs a parser and converts a thrown error to a problem; parsers report the line in different ways. */
export function syntaxProblems(language: string, parse: () => unknown): SampleProblem[] {
  try {
    parse();
    return [];
  } catch (error) {
    const message = messageOf(error);
    const {line, lines, lineNumber} = error as Record<string, number | undefined>;
    const stated = /line (\d+)/.exec(message)?.[1] ?? 1;
    const [first = '', ...others] = message.split('\n');
    // Handlebars quotes the source first, and the last line says what it expected.
    const said = first.endsWith(':') ? `${first} ${others.at(-1)}` : first;
    return [{line: line ?? lines ?? lineNumber ?? Number(stated), message: `${language}: ${said}`}];
  }
}
