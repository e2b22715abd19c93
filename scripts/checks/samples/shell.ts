import {forEachChild, parse, type Command as CommandNode, type ParseError, type SyntaxNode, type Word} from 'unbash';
import {jsonProblems} from './data';
import {requestProblems} from './graphql';
import brand from '../../../content/siteBrand';
import {positionAt} from '../../../content/problems';
import {type Checker, schemaOf, type SampleProblem, type Sample} from './sample';

/** A command in a script: its unquoted words, the files it reads and writes, and its here-document or here-string. */
type Command = {words: string[]; files: string[]; input: string | undefined; line: number};

function nodesOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [node];
  forEachChild(node, (child) => found.push(...nodesOf(child)));
  return found;
}

/** Removes a word's quotes. A substitution can contain any character, so a placeholder replaces it; variables stay. */
const textOf = (word: Word): string =>
  nodesOf(word).reduce(
    (text, node) => (node.type === 'CommandExpansion' ? text.replace(node.text, () => '$SUBSTITUTION') : text),
    word.value,
  );

function inputOf(redirects: CommandNode['redirects']): string | undefined {
  const [text] = redirects.flatMap((redirect) => {
    if (redirect.type === 'HereDoc') {
      return [redirect.body.text];
    }
    return redirect.type === 'HereString' && redirect.target ? [redirect.target.value] : [];
  });
  return text;
}

function commandOf({name, args, redirects, pos}: CommandNode, code: string): Command {
  const words = [...(name ? [name] : []), ...args];
  return {
    words: words.map((word) => (word.type === 'Word' ? textOf(word) : word.text)),
    files: redirects.flatMap((redirect) =>
      redirect.type === 'Redirect' && redirect.target ? [redirect.target.value] : [],
    ),
    input: inputOf(redirects),
    line: positionAt(code, pos).line,
  };
}

/** Syntax errors of a node: those of a nested script, and unclosed here-documents, which only cause a bash warning. */
function errorsOf(node: SyntaxNode): readonly ParseError[] {
  if (node.type === 'HereDoc' && !node.closing) {
    return [{message: `no line ${node.delimiter?.value} ends the here-document`, pos: node.pos}];
  }
  return node.type === 'Script' ? (node.errors ?? []) : [];
}

const dataOption = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--json)$/;

function valuesOf(words: readonly string[], option: RegExp): string[] {
  return words.flatMap((word, index) => (option.test(word) ? [words[index + 1] ?? ''] : []));
}

/** The literal bodies that a curl command sends: no files, bare variables, or other input. */
function bodiesOf({words, input}: Command): string[] {
  return valuesOf(words, dataOption)
    .map((value) => (value === '@-' ? (input ?? '') : value))
    .filter((value) => value !== '' && !value.startsWith('@') && !/^\$[\w{]\S*$/.test(value));
}

function sendsJson({words}: Command): boolean {
  const headers = valuesOf(words, /^(?:-H|--header)$/);
  return words.includes('--json') || headers.some((header) => /^content-type:.*json/i.test(header));
}

function bodyProblems(command: Command, body: string, sample: Sample): SampleProblem[] {
  const toApi = command.words.some((word) => word.startsWith(brand.apiUrl));
  if (!toApi && !sendsJson(command) && !/^\s*[[{]/.test(body)) {
    return [];
  }
  const problems = jsonProblems(body, (value) => (toApi ? requestProblems(schemaOf(sample), value) : []));
  return problems.map(({message}) => ({line: command.line, message: `body of curl: ${message}`}));
}

/** Checks JSON that a command gets as an argument, or that a here-document writes to a file. */
function argumentProblems({words, files, input, line}: Command): SampleProblem[] {
  const texts = words.filter((word) => /^\s*(?:\{\s*"|\[\s*\{\s*")/.test(word));
  const written = input !== undefined && [...words, ...files].some((word) => word.endsWith('.json')) ? [input] : [];
  return [...texts, ...written]
    .flatMap((text) => jsonProblems(text))
    .map(({message}) => ({line, message: `argument of ${words[0]}: ${message}`}));
}

/** `bash` fences: syntax, JSON in arguments, JSON bodies of curl, and requests that curl sends to the API. */
export const bash: Checker = (sample) => {
  const {code} = sample;
  const nodes = nodesOf(parse(code));
  const errors = nodes.flatMap(errorsOf);
  if (errors.length > 0) {
    return errors.map(({message, pos}) => ({
      line: positionAt(code, pos).line,
      message: `bash: syntax error: ${message}`,
    }));
  }
  const commands = nodes.flatMap((node) => (node.type === 'Command' ? [commandOf(node, code)] : []));
  return commands.flatMap((command) =>
    command.words.includes('curl')
      ? bodiesOf(command).flatMap((body) => bodyProblems(command, body, sample))
      : argumentProblems(command),
  );
};
