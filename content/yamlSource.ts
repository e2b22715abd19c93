import {type Document, type ErrorCode, LineCounter, isNode, parseDocument, visit} from 'yaml';
import {type Problem, ProblemsError} from './problems';

/** YAML as data, with a way from a key to its line in the file. */
export type YamlSource = {data: unknown; lineOf: (path: readonly PropertyKey[]) => number};

type Wrong = Pick<Problem, 'found' | 'allowed'>;

const quoted = 'quotes around a text that holds : or # with a space, or begins with a sign such as % @ ` { [ * &';
const indented = {
  found: 'a line that is not indented as its neighbors are',
  allowed: 'keys of one object and entries of one list with the same number of spaces before them',
};

/** What writers get wrong, by the parser's code for it. */
const wrongs: Partial<Record<ErrorCode, Wrong>> = {
  ALIAS_PROPS: {found: 'a text that begins with *', allowed: quoted},
  BAD_ALIAS: {found: 'a text that begins with *', allowed: quoted},
  BAD_INDENT: indented,
  BAD_SCALAR_START: {found: 'a text that begins with a sign of YAML', allowed: quoted},
  DUPLICATE_KEY: {found: 'a key that is there already', allowed: 'each key once'},
  MISSING_CHAR: {
    found: 'a quote, a bracket or a colon that is missing',
    allowed: 'key: value, and an end to each quote and bracket',
  },
  UNEXPECTED_TOKEN: {found: 'a text that begins with a sign of YAML', allowed: quoted},
  TAB_AS_INDENT: {found: 'a tab before a key', allowed: 'spaces'},
};

/** A colon in a text looks like a key in a key, and so does a key that is indented too far. */
function nested(line: string): Wrong {
  return /^\s*(?:- )?[\w-]+: .*: /.test(line) ? {found: 'a text with a colon in it', allowed: quoted} : indented;
}

/** An alias that names nothing is found only when the document is made into data. */
function aliasOf(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_key, node) => {
      offset ??= node.range?.[0];
    },
  });
  return offset;
}

type Syntax = {text: string; counter: LineCounter};

/** The first thing that is wrong with the syntax: what follows it is most often its echo. */
function syntaxFindings(document: Document, {text, counter}: Syntax): Omit<Problem, 'file'>[] {
  const {errors} = document;
  const lines = text.split('\n');
  // The parser names the key before; the line that is indented in another way is where that key ends.
  const end = errors.find(({code}) => code === 'MULTILINE_IMPLICIT_KEY')?.linePos?.[1]?.line;
  const [problem] = errors;
  if (end && problem) {
    return [{line: end, column: (lines[end - 1] ?? '').search(/\S/) + 1, ...indented}];
  }
  const offset = problem?.pos[0] ?? aliasOf(document);
  if (offset === undefined) {
    return [];
  }
  const {line, col: column} = counter.linePos(offset);
  const code = problem?.code ?? 'BAD_ALIAS';
  const source = lines[line - 1] ?? '';
  const isKey = code === 'UNEXPECTED_TOKEN' && /^\s*(?:- )?[\w-]+:/.test(source) && column <= source.search(/\S/) + 1;
  const found = code === 'BLOCK_AS_IMPLICIT_KEY' ? nested(source) : wrongs[code];
  const wrong = isKey ? indented : found;
  return [{line, column, ...(wrong ?? {found: 'YAML that does not parse', allowed: 'key: value'})}];
}

/**
 * Parses YAML.
 *
 * @param text the YAML
 * @param file its file, for messages
 * @param before how many lines of the file stand above it
 * @throws ProblemsError with file and line when it does not parse
 */
export function parseYaml(text: string, file: string, before = 0): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const findings = syntaxFindings(document, {text, counter});
  if (findings.length > 0) {
    throw new ProblemsError(
      'not valid YAML',
      findings.map((finding) => ({file, ...finding, line: finding.line + before})),
    );
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        return counter.linePos(node.range[0]).line + before;
      }
    }
    return 1;
  };
  return {data: document.toJS() as unknown, lineOf};
}
