import {forEachChild, parse, type Command as CommandNode, type ParseError, type SyntaxNode, type Word} from 'unbash';
import {lineAt, type SampleProblem} from './sample';

/** One command of a script: its words with quotes taken off, the files it reads and writes, what a here-document or a here-string feeds it. */
export type Command = {words: string[]; files: string[]; input: string | undefined; line: number};

/** The commands of a script, those inside `$(…)` included, and what is wrong with its syntax. */
export type Script = {commands: Command[]; problems: SampleProblem[]};

function nodesOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [node];
  forEachChild(node, (child) => found.push(...nodesOf(child)));
  return found;
}

/** A word without its quotes. A substitution may hold any signs, so it is replaced by a placeholder; variables stay as they are written. */
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
    line: lineAt(code, pos),
  };
}

/** Syntax errors that a node reports: a nested script has its own, and bash only warns of an open here-document. */
function errorsOf(node: SyntaxNode): readonly ParseError[] {
  if (node.type === 'HereDoc' && !node.closing) {
    return [{message: `no line ${node.delimiter?.value} ends the here-document`, pos: node.pos}];
  }
  return node.type === 'Script' ? (node.errors ?? []) : [];
}

/** Reads a script as Bash does, without running it. */
export function readScript(code: string): Script {
  const nodes = nodesOf(parse(code));
  return {
    commands: nodes.flatMap((node) => (node.type === 'Command' ? [commandOf(node, code)] : [])),
    problems: nodes
      .flatMap(errorsOf)
      .map(({message, pos}) => ({line: lineAt(code, pos), message: `bash: syntax error: ${message}`})),
  };
}
