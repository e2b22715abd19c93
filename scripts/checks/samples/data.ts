import {parse as parseCsv} from 'csv-parse/sync';
import {parse as parseToml, TomlError} from 'smol-toml';
import ts from 'typescript';
import {LineCounter, parseAllDocuments} from 'yaml';
import {variablesProblems} from './graphql';
import {responseProblems} from './graphqlAnswer';
import {type Checker, lineAt, messageOf, schemaOf, type SampleProblem} from './sample';

/** Where JSON stops being JSON; the message of the runtime does not always say it. */
function jsonErrorPosition(text: string, message: string): number {
  const stated = /position (\d+)/.exec(message)?.[1];
  return stated === undefined
    ? (ts.parseConfigFileTextToJson('sample.json', text).error?.start ?? text.length)
    : Number(stated);
}

/**
 * Parses JSON.
 *
 * @returns the value, or what is wrong and where
 */
export function parseJson(text: string): {value: unknown} | {problem: SampleProblem} {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    const message = messageOf(error);
    const line = lineAt(text, jsonErrorPosition(text, message));
    return {problem: {line, message: `JSON: ${message.replace(/\s+/g, ' ')}`}};
  }
}

/** `json` fences: parse; with `variables` or `response` they have to fit that operation. */
export const json: Checker = (sample) => {
  const parsed = parseJson(sample.code);
  if ('problem' in parsed) {
    return [parsed.problem];
  }
  const {variables, response} = sample.attributes;
  return [
    ...(variables === undefined ? [] : variablesProblems(schemaOf(sample), variables, parsed.value)),
    ...(response === undefined ? [] : responseProblems(schemaOf(sample), parsed.value, response)),
  ];
};

/** `yaml` fences, with one document or several. */
export const yaml: Checker = ({code}) => {
  const counter = new LineCounter();
  return [...parseAllDocuments(code, {lineCounter: counter})].flatMap((document) =>
    'errors' in document
      ? document.errors.map((error) => ({line: error.linePos?.[0].line ?? 1, message: `YAML: ${error.message}`}))
      : [],
  );
};

/** `toml` fences. */
export const toml: Checker = ({code}) => {
  try {
    parseToml(code);
    return [];
  } catch (error) {
    return [{line: error instanceof TomlError ? error.line : 1, message: `TOML: ${messageOf(error).split('\n')[0]}`}];
  }
};

const iniLine = /^\s*(?:$|[#;].*|\[[^\]]+\]|[^\s=:[][^=:]*[=:].*)$/;

/** `ini` fences: sections, `key = value` and comments. */
export const ini: Checker = ({code}) =>
  code
    .split('\n')
    .flatMap((text, index) =>
      iniLine.test(text) ? [] : [{line: index + 1, message: `INI: no section, comment or key = value: ${text}`}],
    );

/** `csv` fences: all records have as many columns as the first. */
export const csv: Checker = ({code}) => {
  try {
    parseCsv(code, {skipEmptyLines: true});
    return [];
  } catch (error) {
    const {lines} = error as {lines?: number};
    return [{line: lines ?? 1, message: `CSV: ${messageOf(error)}`}];
  }
};
