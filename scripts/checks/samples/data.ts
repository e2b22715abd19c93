import {parse as parseCsv} from 'csv-parse/sync';
import ts from 'typescript';
import {parseAllDocuments} from 'yaml';
import {variablesProblems} from './graphql';
import {responseProblems} from './graphqlResponse';
import {messageOf, positionAt} from '../../../content/problems';
import {type Checker, schemaOf, type SampleProblem, syntaxProblems} from './sample';

/** Offset of the first JSON syntax error, which the runtime's message doesn't always include. */
function jsonErrorPosition(text: string, message: string): number {
  const stated = /position (\d+)/.exec(message)?.[1];
  return stated === undefined
    ? (ts.parseConfigFileTextToJson('sample.json', text).error?.start ?? text.length)
    : Number(stated);
}

/** Problems with a text as JSON or, if it parses, with its value. */
export function jsonProblems(text: string, check: (value: unknown) => SampleProblem[] = () => []): SampleProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = messageOf(error);
    const line = positionAt(text, jsonErrorPosition(text, message)).line;
    return [{line, message: `JSON: ${message.replace(/\s+/g, ' ')}`}];
  }
  return check(value);
}

/** `json` fences: they must parse and, with `variables` or `response`, match that operation. */
export const json: Checker = ({code, attributes: {variables, response}, version}) =>
  jsonProblems(code, (value) => [
    ...(variables === undefined ? [] : variablesProblems(schemaOf({version}), variables, value)),
    ...(response === undefined ? [] : responseProblems(schemaOf({version}), value, response)),
  ]);

/** `yaml` fences, with one or more documents. */
export const yaml: Checker = ({code}) =>
  [...parseAllDocuments(code)]
    .flatMap(({errors}) => errors)
    .map(({linePos, message}) => ({line: linePos?.[0].line ?? 1, message: `YAML: ${message.split('\n')[0]}`}));

const iniLine = /^\s*(?:$|[#;].*|\[[^\]]+\]|[^\s=:[][^=:]*[=:].*)$/;

/** `ini` fences: sections, `key = value`, and comments. */
export const ini: Checker = ({code}) =>
  code
    .split('\n')
    .flatMap((text, index) =>
      iniLine.test(text) ? [] : [{line: index + 1, message: `INI: not a section, comment, or key = value: ${text}`}],
    );

/** `csv` fences: all records must have as many columns as the first. */
export const csv: Checker = ({code}) => syntaxProblems('CSV', () => parseCsv(code, {skipEmptyLines: true}));
