/** One command of a script: its words with quotes taken off, and what a here-document feeds it. */
export type Command = {words: string[]; input: string | undefined; line: number};

type State = {
  text: string;
  at: number;
  commands: Command[];
  current: Command;
  word: string | undefined;
  waiting: Waiting[];
};
type Waiting = {command: Command; end: string; tabs: boolean};

const newCommand = (line: number): Command => ({words: [], input: undefined, line});

function endWord(state: State): void {
  if (state.word !== undefined) {
    state.current.words.push(state.word);
    state.word = undefined;
  }
}

const lineOf = ({text, at}: State) => text.slice(0, at).split('\n').length;

function endCommand(state: State): void {
  endWord(state);
  if (state.current.words.length > 0) {
    state.commands.push(state.current);
  }
  state.current = newCommand(lineOf(state));
}

const append = (state: State, text: string) => {
  if (state.word === undefined && state.current.words.length === 0) {
    state.current.line = lineOf(state);
  }
  state.word = (state.word ?? '') + text;
};

function readSingle(state: State): void {
  const end = state.text.indexOf("'", state.at + 1);
  append(state, state.text.slice(state.at + 1, end));
  state.at = end + 1;
}

/** The index behind the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    depth += text[index] === '(' ? 1 : text[index] === ')' ? -1 : 0;
    if (depth === 0) {
      return index + 1;
    }
  }
  return text.length;
}

/** Takes `$(…)`: its commands are listed with the rest, and the word gets a stand-in. */
function readSubstitution(state: State): void {
  const end = closing(state.text, state.at + 1);
  state.commands.push(...commandsOf(state.text.slice(state.at + 2, end - 1), lineOf(state) - 1));
  append(state, '$SUBSTITUTION');
  state.at = end;
}

function readDouble(state: State): void {
  append(state, '');
  state.at += 1;
  while (state.at < state.text.length && state.text[state.at] !== '"') {
    if (state.text[state.at] === '\\' && /["\\$`\n]/.test(state.text[state.at + 1] ?? '')) {
      append(state, state.text[state.at + 1] === '\n' ? '' : (state.text[state.at + 1] ?? ''));
      state.at += 2;
    } else if (state.text.startsWith('$(', state.at)) {
      readSubstitution(state);
    } else {
      append(state, state.text[state.at] ?? '');
      state.at += 1;
    }
  }
  state.at += 1;
}

/** Remembers a here-document, whose text begins on the next line. */
function readHereDocument(state: State, match: RegExpExecArray): void {
  endWord(state);
  state.waiting.push({command: state.current, end: match[2] ?? match[3] ?? '', tabs: match[1] === '-'});
  state.at += match[0].length;
}

function readWaiting(state: State): void {
  for (const {command, end, tabs} of state.waiting.splice(0)) {
    const lines: string[] = [];
    while (state.at < state.text.length) {
      const stop = state.text.indexOf('\n', state.at);
      const line = state.text.slice(state.at, stop < 0 ? undefined : stop);
      state.at = stop < 0 ? state.text.length : stop + 1;
      if ((tabs ? line.trimStart() : line) === end) {
        break;
      }
      lines.push(line);
    }
    command.input = lines.join('\n');
  }
}

function step(state: State): void {
  const rest = state.text.slice(state.at);
  const [char = ''] = rest;
  const document = /^<<(-?)\s*(?:'([^']+)'|"?(\w+)"?)/.exec(rest);
  if (char === "'") {
    readSingle(state);
  } else if (char === '"') {
    readDouble(state);
  } else if (rest.startsWith('\\\n')) {
    endWord(state);
    state.at += 2;
  } else if (char === '\\') {
    append(state, rest[1] ?? '');
    state.at += 2;
  } else if (rest.startsWith('$(')) {
    readSubstitution(state);
  } else if (document && !rest.startsWith('<<<')) {
    readHereDocument(state, document);
  } else if (char === '#' && state.word === undefined) {
    state.at += /^[^\n]*/.exec(rest)?.[0].length ?? 0;
  } else if (char === '\n') {
    endCommand(state);
    state.at += 1;
    readWaiting(state);
  } else if (/[;|&(){}]/.test(char) && (state.word === undefined || /[;|&)]/.test(char))) {
    // Braces and opening brackets stand for themselves inside a word, as in ${name} and {a,b}.
    endCommand(state);
    state.at += 1;
  } else if (/\s/.test(char)) {
    endWord(state);
    state.at += 1;
  } else {
    append(state, char);
    state.at += 1;
  }
}

/**
 * Splits a script into its commands, those inside `$(…)` included. It reads what samples use: quotes, escapes,
 * comments, pipes, lists, substitutions and here-documents. Variables stay as they are written.
 *
 * @param text a script that `bash -n` accepts
 * @param before how many lines stand before it
 */
export function commandsOf(text: string, before = 0): Command[] {
  const state: State = {text, at: 0, commands: [], current: newCommand(1), word: undefined, waiting: []};
  while (state.at < text.length) {
    step(state);
  }
  endCommand(state);
  return state.commands.map((command) => ({
    ...command,
    line: command.line + (before > 0 && command.line > 0 ? before : 0),
  }));
}
