import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {enter} from './enter';
import type {Given, Kind, Question} from './kind';
import {kinds} from './kinds';

/** Asks a writer something and returns the answer; an empty one takes what is usual. */
export type Ask = (text: string, allowed: readonly string[], usual: string) => Promise<string>;

const allKinds: Readonly<Record<string, Kind>> = kinds;

/** What is wrong with an answer; nothing when it may be taken. */
function problem({flag, allowed, form}: Question, value: string, given: Given): string | undefined {
  const values = allowed?.(given);
  if (values && !values.includes(value)) {
    return `--${flag}: found ${value ? `"${value}"` : 'nothing'}; allowed: ${values.join(', ')}`;
  }
  return form && !form[0].test(value)
    ? `--${flag}: found ${value ? `"${value}"` : 'nothing'}; allowed: ${form[1]}`
    : undefined;
}

const values = (all: readonly string[]) => (all.length > 12 ? ['', ...all].join('\n      ') : all.join(', '));

/** A question as a flag: what it is, and what it takes. */
function flagLine(question: Question): string {
  const {flag, ask, allowed, form, usual} = question;
  const most = usual?.({}) ?? '';
  const taken = allowed ? values(allowed({})) : (form?.[1] ?? '');
  const shown = most && !problem(question, most, {}) ? `usually ${most}` : '';
  return `    --${flag}: ${[ask, shown, taken].filter(Boolean).join('; ')}`.replaceAll(/ +$/gm, '');
}

const usage = (): string =>
  [
    'usage: npm run new -- <kind> [flags]; what is left out is asked',
    ...Object.entries(kinds).flatMap(([name, {about, questions}]) => [
      `  ${name}: ${about}`,
      ...questions.map(flagLine),
    ]),
    'example: npm run new -- guide --title "Move a pixel" --category "docs/Pixel and events"',
  ].join('\n');

async function answered(question: Question, given: Given, ask: Ask | undefined): Promise<string> {
  const usual = question.usual?.(given) ?? '';
  const said = given[question.flag];
  if (said !== undefined || !ask) {
    return said ?? usual;
  }
  for (;;) {
    const answer = (await ask(question.ask, question.allowed?.(given) ?? [], usual)) || usual;
    const wrong = problem(question, answer, given);
    if (!wrong) {
      return answer;
    }
    console.log(wrong);
  }
}

function read(args: readonly string[]): {kind: string; flags: Given} {
  const flags = [...new Set(Object.values(allKinds).flatMap(({questions}) => questions.map(({flag}) => flag)))];
  const options = Object.fromEntries(flags.map((flag) => [flag, {type: 'string' as const}]));
  try {
    const {positionals, values} = parseArgs({args: [...args], options, allowPositionals: true});
    return {kind: positionals[0] ?? '', flags: values as Record<string, string>};
  } catch (error) {
    throw new Error(`${(error as Error).message.split('.')[0]}; npm run new -- --help names all flags`, {cause: error});
  }
}

/**
 * Makes a page of a kind, and enters it in sidebars and route contract.
 *
 * @param args as on the command line
 * @param ask asks for what the arguments leave out; left out itself, nothing is asked
 * @returns the files that were made or changed, and what to tell the writer
 * @throws Error that says what was found and what is allowed
 */
export async function makeNew(args: readonly string[], ask?: Ask): Promise<{files: string[]; said: string}> {
  if (args.includes('--help')) {
    return {files: [], said: usage()};
  }
  const {kind: named, flags} = read(args);
  const name = named || (await ask?.('What do you want to write', Object.keys(kinds), 'guide')) || '';
  const kind = Object.hasOwn(allKinds, name) ? allKinds[name] : undefined;
  if (!kind) {
    throw new Error(
      `found ${name ? `"${name}"` : 'no kind'}; allowed: ${Object.keys(kinds).join(', ')}; npm run new -- --help names all flags`,
    );
  }
  const given: Record<string, string> = {...flags};
  for (const question of kind.questions) {
    given[question.flag] = await answered(question, given, ask);
    const wrong = problem(question, given[question.flag] ?? '', given);
    if (wrong) {
      throw new Error(wrong);
    }
  }
  const {version, files, entries, names, next} = kind.make(given);
  const there = Object.keys(files).find((file) => fs.existsSync(file));
  if (there) {
    throw new Error(`${there} is there already; choose another name, or edit it`);
  }
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const {said, changed} = enter(version, entries, names);
  return {
    files: [...Object.keys(files), ...changed],
    said: [...Object.keys(files).map((file) => `${file} is made`), ...said, next].join('\n'),
  };
}
