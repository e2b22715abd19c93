import {spawnSync} from 'node:child_process';
import {parseJson} from './data';
import {requestProblems} from './graphql';
import {type Context, each, messageOf, type Problem, type Sample} from './sample';
import {type Command, commandsOf} from './shellWords';

/** Syntax errors as `bash -n` reports them; nothing is run. */
function syntaxProblems(code: string): Problem[] {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  if (error) {
    return [{line: 1, message: `bash could not be started: ${messageOf(error)}`}];
  }
  if (status === 0) {
    return [];
  }
  const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return [{line: Number(line), message: `bash: ${message.trim()}`}];
}

const dataOption = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--json)$/;

function valuesOf(words: readonly string[], option: RegExp): string[] {
  return words.flatMap((word, index) => (option.test(word) ? [words[index + 1] ?? ''] : []));
}

/** The bodies that a curl command sends as text of its own: no files, no bare variables, no input from elsewhere. */
function bodiesOf({words, input}: Command): string[] {
  return valuesOf(words, dataOption)
    .map((value) => (value === '@-' ? (input ?? '') : value))
    .filter((value) => value !== '' && !value.startsWith('@') && !/^\$[\w{]\S*$/.test(value));
}

function sendsJson({words}: Command): boolean {
  const headers = valuesOf(words, /^(?:-H|--header)$/);
  return words.includes('--json') || headers.some((header) => /^content-type:.*json/i.test(header));
}

function bodyProblems(command: Command, body: string, {version}: Sample, {apiUrl, schemaOf}: Context): Problem[] {
  const toApi = command.words.some((word) => word.startsWith(apiUrl));
  if (!toApi && !sendsJson(command) && !/^\s*[[{]/.test(body)) {
    return [];
  }
  const parsed = parseJson(body);
  if ('problem' in parsed) {
    return [{line: command.line, message: `body of curl: ${parsed.problem.message}`}];
  }
  const problems = toApi ? requestProblems(schemaOf(version), parsed.value) : [];
  return problems.map(({message}) => ({line: command.line, message: `body of curl: ${message}`}));
}

/** JSON that a command gets as an argument of its own, or that a here-document writes into a file. */
function jsonProblems({words, input, line}: Command): Problem[] {
  const texts = words.filter((word) => /^\s*(?:\{\s*"|\[\s*\{\s*")/.test(word));
  const written = input !== undefined && words.some((word) => word.endsWith('.json')) ? [input] : [];
  return [...texts, ...written].flatMap((text) => {
    const parsed = parseJson(text);
    return 'problem' in parsed ? [{line, message: `argument of ${words[0]}: ${parsed.problem.message}`}] : [];
  });
}

/** `bash` fences: syntax, JSON in arguments and what curl sends: JSON where it says so, and a valid request where it goes to the API. */
export const bash = each((sample, context) => {
  const problems = syntaxProblems(sample.code);
  if (problems.length > 0) {
    return problems;
  }
  return commandsOf(sample.code).flatMap((command) =>
    command.words.includes('curl')
      ? bodiesOf(command).flatMap((body) => bodyProblems(command, body, sample, context))
      : jsonProblems(command),
  );
});
