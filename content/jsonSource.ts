import ts from 'typescript';
import {type Problem, ProblemsError, positionAt} from './problems';
import {type YamlSource, parseYaml} from './yamlSource';

/** Where JSON stops being JSON; the message of the runtime does not always say it. */
export function jsonErrorPosition(text: string, message: string): number {
  const stated = /position (\d+)/.exec(message)?.[1];
  return stated === undefined
    ? (ts.parseConfigFileTextToJson('sample.json', text).error?.start ?? text.length)
    : Number(stated);
}

/** The finding for a file of lists in JSON that does not parse, with the place that the parser names. */
export function jsonProblem(text: string, file: string): Problem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    // A comma too many is what moves about most, and some parsers read over it.
    const comma = text.search(/,(?=\s*[\]}])/);
    const offset = comma === -1 ? jsonErrorPosition(text, (error as Error).message) : comma;
    const found = 'JSON that does not parse';
    const allowed = 'a comma between two entries and none behind the last, texts in double quotes';
    return [{file, ...positionAt(text, offset), found, allowed}];
  }
}

/**
 * Parses JSON as data with a way from a key to its line: JSON is YAML, too.
 *
 * @throws ProblemsError with file, line and column when it does not parse
 */
export function parseJson(text: string, file: string): YamlSource {
  const problem = jsonProblem(text, file);
  if (problem.length > 0) {
    throw new ProblemsError('not valid JSON', problem);
  }
  return parseYaml(text, file);
}
