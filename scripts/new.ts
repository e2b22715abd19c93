import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {messageOf} from '../content/problems';
import {contractFile} from '../content/routeContract';
import {latestVersion, versionOf} from '../content/versions';
import {dictionaryFile} from './checks/prose';
import {type Answers, type Question, kinds} from './new/kinds';
import {addRoutes, addToSidebar} from './new/sidebars';

/** Prompts the writer and returns the answer; an empty answer means the default. */
export type Ask = (text: string, allowed: readonly string[], fallback: string) => Promise<string>;

function problem({flag, allowed, pattern}: Question, value: string, answers: Answers): string | undefined {
  const found = `--${flag}: found ${value ? `"${value}"` : 'nothing'}; allowed: `;
  const values = allowed?.(answers);
  if (values && !values.includes(value)) {
    return found + values.join(', ');
  }
  return pattern && !pattern[0].test(value) ? found + pattern[1] : undefined;
}

const usage = (): string =>
  [
    'usage: npm run new -- <kind> [flags]; prompts for anything you leave out',
    ...Object.entries(kinds).flatMap(([name, {about, questions}]) => [
      `  ${name}: ${about}`,
      ...questions.map(({flag, prompt}) => `    --${flag}: ${prompt}`),
    ]),
    'example: npm run new -- guide --title "Move a pixel" --category "docs/Pixel and events"',
  ].join('\n');

/** The answer to a question: from the flags, from the writer, or the default. */
async function answerTo(question: Question, answers: Answers, ask: Ask | undefined): Promise<string> {
  const fallback = question.fallback?.(answers) ?? '';
  const isAsked = answers[question.flag] === undefined && ask;
  for (;;) {
    const answer = isAsked
      ? (await ask(question.prompt, question.allowed?.(answers) ?? [], fallback)) || fallback
      : (answers[question.flag] ?? fallback);
    const wrong = problem(question, answer, answers);
    if (!wrong) {
      return answer;
    }
    if (!isAsked) {
      throw new Error(wrong);
    }
    console.log(wrong);
  }
}

/** Adds names to the spelling dictionary. */
function addToDictionary(names: readonly string[]): void {
  const known = fs.readFileSync(dictionaryFile, 'utf8').toLowerCase().split('\n');
  const words = names.flatMap((name) => name.split(/[^\p{L}]+/u));
  const added = words.filter((each) => each.length > 2 && !known.includes(each.toLowerCase()));
  fs.appendFileSync(dictionaryFile, added.map((each) => `${each}\n`).join(''));
}

/**
 * Creates a page, and adds it to the sidebar, the route contract, and the dictionary.
 *
 * @param args command-line arguments
 * @param ask prompts for missing arguments; without it, nothing is prompted
 * @returns the files that were created or changed, and a message for the writer
 * @throws Error that says what was found and what is allowed
 */
export async function createPage(args: readonly string[], ask?: Ask): Promise<{files: string[]; message: string}> {
  if (args.includes('--help')) {
    return {files: [], message: usage()};
  }
  const questions = Object.values(kinds).flatMap((kind) => kind.questions);
  const options = Object.fromEntries(questions.map(({flag}) => [flag, {type: 'string' as const}]));
  const {positionals, values: flags} = parseArgs({args: [...args], options, allowPositionals: true});
  const allowed = Object.keys(kinds);
  const name = positionals[0] ?? (ask ? (await ask('What do you want to write', allowed, 'guide')) || 'guide' : '');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) {
    const found = name ? `"${name}"` : 'no kind';
    throw new Error(`found ${found}; allowed: ${allowed.join(', ')}; npm run new -- --help names all flags`);
  }
  const known = kind.questions.map(({flag}) => flag);
  const unknown = Object.keys(flags).filter((flag) => !known.includes(flag));
  const [extra] = [...positionals.slice(1), ...unknown.map((flag) => `--${flag}`)];
  if (extra) {
    const list = known.map((flag) => `--${flag}`).join(', ');
    throw new Error(`found "${extra}" with ${name}; allowed: ${list}, and quotes around text that contains spaces`);
  }
  const answers = {...flags} as Record<string, string>;
  for (const question of kind.questions) {
    answers[question.flag] = await answerTo(question, answers, ask);
  }
  const {file, text, entry, names = [], next} = kind.make(answers);
  const version = versionOf(file) ?? latestVersion;
  if (fs.existsSync(file)) {
    throw new Error(`${file} already exists; choose another name, or edit it`);
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  const place = entry?.category ? [addToSidebar(version, entry.category, entry.id)] : [];
  if (entry) {
    addRoutes(version, [entry.id]);
  }
  addToDictionary(names);
  return {
    files: [file, ...(entry ? [version.sidebars, contractFile] : [])],
    message: [`Created ${file}`, ...place, next].join('\n'),
  };
}

/** `npm run new`: creates a page. In a terminal, prompts for missing flags. */
async function main(): Promise<void> {
  const terminal = process.stdin.isTTY
    ? readline.createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  const ask: Ask | undefined =
    terminal &&
    ((text, allowed, fallback) => {
      const values = allowed.length > 0 ? `\n  ${allowed.join('\n  ')}\n` : '';
      return terminal.question(`${text}${fallback && ` [${fallback}]`}${values}: `);
    });
  try {
    const {files, message} = await createPage(process.argv.slice(2), ask);
    if (files.length > 0) {
      const prettier = 'node_modules/prettier/bin/prettier.cjs';
      execFileSync(process.execPath, [prettier, '--write', '--log-level=warn', ...files]);
    }
    console.log(message);
  } finally {
    terminal?.close();
  }
}

if (process.argv[1] === __filename) {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
