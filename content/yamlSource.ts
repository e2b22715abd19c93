import {type Document, LineCounter, isNode, parseDocument, visit} from 'yaml';
import {type Problem, ProblemsError} from './problems';

/** Parsed YAML, with a function that finds the line of a key in the file. */
export type YamlSource = {data: unknown; lineOf: (path: readonly PropertyKey[]) => number};

/** Offset of the first unresolved alias, which the parser reports only when it converts the document to data. */
function aliasOf(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_key, node) => {
      offset ??= node.resolve(document) ? undefined : node.range?.[0];
    },
  });
  return offset;
}

/** The parser's first syntax error; later errors are mostly consequences of it. */
function syntaxProblem(document: Document, counter: LineCounter): Omit<Problem, 'file'> | undefined {
  const [error] = document.errors;
  const offset = error?.pos[0] ?? aliasOf(document);
  if (offset === undefined) {
    return undefined;
  }
  const {line, col: column} = counter.linePos(offset);
  return {
    line,
    column,
    found: `YAML that does not parse: ${error?.message ?? 'an alias without an anchor'}`,
    allowed:
      'key: value, with all keys of an object indented alike; quotes around text that contains : or #, or begins with a symbol',
  };
}

/**
 * Parses YAML.
 *
 * @param text the YAML
 * @param file its file, for error messages
 * @param before number of lines in the file above the YAML
 * @throws ProblemsError with file and line when it doesn't parse
 */
export function parseYaml(text: string, file: string, before = 0): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  const problem = syntaxProblem(document, counter);
  if (problem) {
    throw new ProblemsError('not valid YAML', [{file, ...problem, line: problem.line + before}]);
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
