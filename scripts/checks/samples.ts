import {type checkedLanguages, plainLanguages} from '../../content/code';
import {readSdl} from '../../content/facts/sdl';
import type {Page} from '../../content/pages';
import type {Problem} from '../../content/problems';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {csv, ini, json, toml, yaml} from './samples/data';
import {graphql} from './samples/graphql';
import {http} from './samples/http';
import {php, powershell, python} from './samples/interpreted';
import {riskProblems} from './samples/risks';
import {type Checker, type Context, type Sample, type SampleProblem, samplesOf} from './samples/sample';
import {html, mdx, script} from './samples/script';
import {bash} from './samples/shell';
import {sql} from './samples/sql';
import {handlebars, partOf, templateProblems} from './samples/templates';

const checkers: Record<(typeof checkedLanguages)[number], Checker> = {
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
  powershell,
  python,
  sql,
  toml,
  ts: script,
  tsx: script,
  yaml,
};

/** What is wrong with samples, and those that are excused, a line each. */
export type Report = {problems: Problem[]; excused: string[]};

const problemOf = (
  {file, line}: Sample,
  {line: below, message}: SampleProblem,
  allowed = 'a sample that runs as it is',
): Problem => ({
  file,
  line: line + below,
  found: message,
  allowed,
});

const isPlain = (sample: Sample) =>
  plainLanguages.some((language) => language === sample.language) && partOf(sample) === undefined;

type Results = {right: Sample[]; problems: Problem[]};

async function runCheckers(samples: readonly Sample[]): Promise<Results> {
  const context: Context = {schemaOf: (version = latestVersion) => readSdl(version), apiUrl: brand.apiUrl};
  const runs = Object.entries(checkers).map(async ([language, checker]): Promise<Results> => {
    const own = samples.filter((sample) => sample.language === language);
    const found = await checker(own, context);
    return {
      right: own.filter((_, index) => found[index]?.length === 0),
      problems: own.flatMap((sample, index) => (found[index] ?? []).map((each) => problemOf(sample, each))),
    };
  });
  const results = await Promise.all(runs);
  return {right: results.flatMap(({right}) => right), problems: results.flatMap(({problems}) => problems)};
}

/**
 * Checks the blocks of code of pages: each in its language, examples of templates by running them. A block with `nocheck`
 * is excused, unless it would pass.
 */
export async function checkSamples(pages: readonly Page[]): Promise<Report> {
  const byPage = pages.map(samplesOf);
  const all = byPage.flat();
  const excused = all.filter(({attributes}) => attributes.nocheck !== undefined);
  const checked = await runCheckers(all.filter((sample) => !excused.includes(sample) && !isPlain(sample)));
  const needless = (await runCheckers(excused)).right.map((sample) =>
    problemOf(sample, {line: 0, message: 'nocheck on a sample that passes its check'}, 'the fence without nocheck'),
  );
  const templates = byPage.flatMap(templateProblems).map(([sample, problem]) => problemOf(sample, problem));
  return {
    problems: [...checked.problems, ...needless, ...templates, ...pages.flatMap(riskProblems)],
    excused: excused.map(({file, line, language, attributes}) => `${file}:${line}: ${language}: ${attributes.nocheck}`),
  };
}
