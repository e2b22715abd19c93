import {LineCounter, isNode, parseDocument} from 'yaml';
import {FindingsError} from './findings';

/** YAML as data, with a way from a key to its line in the file. */
export type YamlSource = {data: unknown; lineOf: (path: readonly PropertyKey[]) => number};

/**
 * Parses YAML.
 *
 * @param text the YAML
 * @param file its file, for messages
 * @param before how many lines of the file stand above it
 * @throws FindingsError with file and line when it does not parse
 */
export function parseYaml(text: string, file: string, before = 0): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  const [problem] = document.errors;
  if (problem) {
    const line = (problem.linePos?.[0].line ?? 1) + before;
    const found = `YAML that does not parse: ${problem.message.split('\n')[0]}`;
    throw new FindingsError('not valid YAML', [{file, line, found, allowed: 'valid YAML'}]);
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
