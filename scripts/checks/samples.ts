import brand from '../../content/siteBrand';
import {readSdl} from '../../content/facts/sdl';
import {latestVersion} from '../../content/versions';
import type {Finding} from '../../content/findings';
import type {Page} from '../../content/pages';
import {csv, ini, json, toml, yaml} from './samples/data';
import {graphql} from './samples/graphql';
import {http} from './samples/http';
import {php, python} from './samples/interpreted';
import {mdx} from './samples/mdx';
import {type Checker, type Context, type Problem, type Sample, samplesOf} from './samples/sample';
import {html, script} from './samples/script';
import {bash} from './samples/shell';
import {sql} from './samples/sql';
import {handlebars, partOf, templateProblems} from './samples/templates';

const checkers: Record<string, Checker> = {
  bash,
  csv,
  graphql,
  handlebars,
  html,
  http,
  ini,
  js: script,
  json,
  jsx: script,
  mdx,
  php,
  python,
  sql,
  toml,
  ts: script,
  tsx: script,
  yaml,
};

/** Languages for output, messages and changes: there is nothing in them to check. */
const plain = new Set(['text', 'diff']);

/** What became of a sample: checked, plain text, or excused with a reason. A wrong one counts as checked. */
export type Outcome = {sample: Sample; state: 'checked' | 'plain' | 'excused'; reason?: string};

/** All samples with what became of each, and what is wrong. */
export type Report = {outcomes: Outcome[]; findings: Finding[]};

const finding = ({file, line}: Sample, problem: Problem, allowed = 'a sample that runs as it stands'): Finding => ({
  file,
  line: line + problem.line,
  found: problem.message,
  allowed,
});

function outcomeOf(sample: Sample): Outcome {
  if (sample.attributes.nocheck !== undefined) {
    return {sample, state: 'excused', reason: sample.attributes.nocheck};
  }
  const isPlain = plain.has(sample.language) && partOf(sample) === undefined;
  return {sample, state: isPlain ? 'plain' : 'checked'};
}

const languagesAllowed = () => `${fenceLanguages.join(', ')}, or nocheck="reason" in the fence`;

/** What a fence may set, and the languages that it means something for. */
const attributes: Readonly<Record<string, readonly string[] | undefined>> = {
  data: ['json'],
  dialect: ['sql'],
  example: ['handlebars'],
  output: ['text'],
  response: ['json'],
  variables: ['json'],
};
const anywhere = ['nocheck', 'title'];

/** What fences may set, by the languages that it means something for; nothing where that is any. */
export const fenceAttributes: typeof attributes = {
  ...attributes,
  ...Object.fromEntries(anywhere.map((name) => [name, undefined])),
};

/** The languages that a fence may name. */
export const fenceLanguages: readonly string[] = [...Object.keys(checkers), ...plain];

/** Single words that a fence may hold; the parser of meta strings writes them small. */
const words = ['player', 'showLineNumbers'];

const flagFindings = (sample: Sample): Finding[] =>
  [...sample.flags]
    .filter((flag) => !words.some((word) => word.toLowerCase() === flag))
    .map((flag) => finding(sample, {line: 0, message: `"${flag}" in the fence`}, words.join(', ')));

/** A misspelt attribute would leave a sample half checked without a word. */
function attributeFindings(sample: Sample): Finding[] {
  const fitting = Object.keys(attributes).filter((name) => attributes[name]?.includes(sample.language));
  const allowed = [...fitting, ...anywhere];
  return Object.keys(sample.attributes)
    .filter((name) => !allowed.includes(name))
    .map((name) => finding(sample, {line: 0, message: `${name}="…" on ${sample.language}`}, allowed.join(', ')));
}

function fenceFindings({sample, state, reason}: Outcome): Finding[] {
  const {language} = sample;
  if (state === 'excused') {
    const vague = (reason ?? '').trim().length < 10;
    return vague ? [finding(sample, {line: 0, message: `nocheck="${reason}"`}, 'a reason in words')] : [];
  }
  if (language === '' || !(language in checkers || plain.has(language))) {
    const found = language === '' ? 'a fence without a language' : `no checker for the language "${language}"`;
    return [finding(sample, {line: 0, message: found}, languagesAllowed())];
  }
  return [...attributeFindings(sample), ...flagFindings(sample)];
}

type Results = {right: Sample[]; findings: Finding[]};

/** Runs the checkers over samples and parts the right ones from what is wrong with the others. */
async function runCheckers(samples: readonly Sample[], context: Context): Promise<Results> {
  const runs = Object.entries(checkers).map(async ([language, checker]) => {
    const own = samples.filter((sample) => sample.language === language);
    const problems = await checker(own, context);
    return {
      right: own.filter((_, index) => problems[index]?.length === 0),
      findings: own.flatMap((sample, index) => (problems[index] ?? []).map((problem) => finding(sample, problem))),
    };
  });
  const results = await Promise.all(runs);
  return {right: results.flatMap(({right}) => right), findings: results.flatMap(({findings}) => findings)};
}

/** An excuse that a sample does not need hides the mistakes to come. */
const needless = (sample: Sample): Finding =>
  finding(sample, {line: 0, message: 'nocheck on a sample that passes its check'}, 'the fence without nocheck');

/** Checks the fenced code blocks of pages. */
export async function checkSamples(pages: readonly Page[]): Promise<Report> {
  const byPage = pages.map(samplesOf);
  const outcomes = byPage.flat().map(outcomeOf);
  const of = (wanted: Outcome['state']) => outcomes.filter(({state}) => state === wanted).map(({sample}) => sample);
  const context: Context = {schemaOf: (version = latestVersion) => readSdl(version), apiUrl: brand.apiUrl};
  const checked = await runCheckers(of('checked'), context);
  const excused = await runCheckers(of('excused'), context);
  const templates = byPage.flatMap(templateProblems).map(([sample, problem]) => finding(sample, problem));
  const fences = outcomes.flatMap(fenceFindings);
  return {outcomes, findings: [...fences, ...checked.findings, ...excused.right.map(needless), ...templates]};
}

/** Share of the samples that were checked, between 0 and 1; plain text has nothing to check and is left out. */
export function coverage({outcomes}: Report): number {
  const checkable = outcomes.filter(({state}) => state !== 'plain');
  return checkable.filter(({state}) => state === 'checked').length / Math.max(checkable.length, 1);
}

/** The least share of samples that has to be checked. */
const wanted = 0.95;

/** Says when too many samples are excused. */
export function coverageFindings(report: Report): Finding[] {
  const share = coverage(report);
  const excused = report.outcomes.find(({state}) => state === 'excused');
  return share >= wanted || !excused
    ? []
    : [finding(excused.sample, {line: 0, message: `only ${(share * 100).toFixed(1)} % of samples checked`}, '95 %')];
}

const states = ['checked', 'excused', 'plain'] as const;

/** The table of languages and the list of excuses, ready to print. */
export function coverageTable(report: Report): string {
  const {outcomes, findings} = report;
  const languages = [...new Set(outcomes.map(({sample}) => sample.language))].sort();
  const count = (wanted: (outcome: Outcome) => boolean) => outcomes.filter(wanted).length;
  const rows = languages.map((language) => {
    const of = (state: string) => count((each) => each.sample.language === language && each.state === state);
    return [
      language || 'none',
      String(count(({sample}) => sample.language === language)),
      ...states.map((s) => String(of(s))),
    ];
  });
  const total = [
    'all',
    String(outcomes.length),
    ...states.map((state) => String(count((each) => each.state === state))),
  ];
  const table = [['language', 'blocks', ...states], ...rows, total]
    .map((cells) => cells.map((cell, index) => (index === 0 ? cell.padEnd(11) : cell.padStart(8))).join(' '))
    .join('\n');
  const reasons = outcomes.filter(({state}) => state === 'excused');
  const excuses = reasons.map(({sample, reason}) => `  ${sample.file}:${sample.line}: ${sample.language}: ${reason}`);
  const share = (coverage(report) * 100).toFixed(1);
  return `${table}\n${share} % of the blocks that can be wrong are checked, ${findings.length} findings\nexcused:\n${excuses.join('\n')}`;
}
