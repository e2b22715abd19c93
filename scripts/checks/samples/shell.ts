import {parseJson} from './data';
import {requestProblems} from './graphql';
import {type Context, each, type SampleProblem, type Sample} from './sample';
import {type Command, readScript} from './shellCommands';

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

function bodyProblems(command: Command, body: string, {version}: Sample, {apiUrl, schemaOf}: Context): SampleProblem[] {
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
function jsonProblems({words, files, input, line}: Command): SampleProblem[] {
  const texts = words.filter((word) => /^\s*(?:\{\s*"|\[\s*\{\s*")/.test(word));
  const written = input !== undefined && [...words, ...files].some((word) => word.endsWith('.json')) ? [input] : [];
  return [...texts, ...written].flatMap((text) => {
    const parsed = parseJson(text);
    return 'problem' in parsed ? [{line, message: `argument of ${words[0]}: ${parsed.problem.message}`}] : [];
  });
}

/** `bash` fences: syntax, JSON in arguments and what curl sends: JSON where it says so, and a valid request where it goes to the API. */
export const bash = each((sample, context) => {
  const {commands, problems} = readScript(sample.code);
  if (problems.length > 0) {
    return problems;
  }
  return commands.flatMap((command) =>
    command.words.includes('curl')
      ? bodiesOf(command).flatMap((body) => bodyProblems(command, body, sample, context))
      : jsonProblems(command),
  );
});
