import type {checkedLanguages} from '../../content/codeBlocks';
import type {Page} from '../../content/pages';
import type {Problem} from '../../content/problems';
import {csv, ini, json, yaml} from './samples/data';
import {embedded, graphql} from './samples/graphql';
import {http} from './samples/http';
import {php, python} from './samples/interpreted';
import {type Checker, type Sample, type SampleProblem, samplesOf} from './samples/sample';
import {html, mdx, script} from './samples/script';
import {bash} from './samples/shell';
import {sql} from './samples/sql';
import {handlebars, templateProblems} from './samples/templates';

const checkers: Readonly<Record<string, readonly Checker[]>> = {
  bash: [bash],
  csv: [csv],
  graphql: [graphql],
  handlebars: [handlebars],
  html: [html],
  http: [http],
  ini: [ini],
  js: [script, embedded],
  json: [json],
  jsx: [script, embedded],
  mdx: [mdx],
  php: [php, embedded],
  // There is no PowerShell parser to use.
  powershell: [embedded],
  python: [python, embedded],
  sql: [sql],
  ts: [script, embedded],
  tsx: [script, embedded],
  yaml: [yaml],
} satisfies Record<(typeof checkedLanguages)[number], readonly Checker[]>;

const problemOf = (
  {file, line}: Sample,
  {line: below, message: found}: SampleProblem,
  allowed = 'code that passes the check for its language, or nocheck="reason" in the fence',
): Problem => ({file, line: line + below, found, allowed});

async function problemsOf(sample: Sample): Promise<Problem[]> {
  const found = await Promise.all((checkers[sample.language] ?? []).map((checker) => checker(sample)));
  return found.flat().map((each) => problemOf(sample, each));
}

/**
 * Checks the code blocks on pages, each in its language, and runs template examples. A block with `nocheck` is skipped,
 * but reported if it would pass.
 */
export async function checkSamples(pages: readonly Page[]): Promise<Problem[]> {
  const byPage = pages.map(samplesOf);
  const checked = byPage.flat().map(async (sample) => {
    const {language, attributes} = sample;
    if (attributes.nocheck === undefined) {
      return problemsOf(sample);
    }
    const message = 'nocheck on a sample that passes its check';
    return language in checkers && (await problemsOf(sample)).length === 0
      ? [problemOf(sample, {line: 0, message}, 'the fence without nocheck')]
      : [];
  });
  const templates = byPage.flatMap(templateProblems).map(([sample, problem]) => problemOf(sample, problem));
  return [...(await Promise.all(checked)).flat(), ...templates];
}
