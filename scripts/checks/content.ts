import fs from 'node:fs';
import path from 'node:path';
import {VFile} from 'vfile';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {readSharedDelivery} from '../../content/facts/delivery';
import {diagramNames, readDiagram} from '../../content/facts/diagrams';
import {readSdl} from '../../content/facts/sdl';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {lintPage} from '../../content/pageLint';
import {type Page, pageFiles, pageFrom} from '../../content/pages';
import {type Problem, problemsFrom} from '../../content/problems';
import {contractProblems, redirectProblems} from '../../content/routeContract';
import {withoutShiftedColumn} from '../../content/sources';
import {docsVersions} from '../../content/versions';
import expand from '../../remark/expand';
import {claimProblems} from './claims';
import {nextDifferenceProblems} from './nextDifferences';
import {checkFacts, checkProse} from './prose';
import {checkSamples} from './samples';

/** Checks shared facts: the SDL, attributes, delivery, and lead fields of all versions, and diagrams. */
function sharedFactsProblems(): readonly Problem[] {
  const readers = docsVersions.flatMap((version) => [
    () => readSdl(version),
    () => readSharedDelivery(version),
    ...attributeKeys(version).map((key) => () => readAttribute(version, key)),
    () => readSensitiveFields(version),
  ]);
  return [...readers, ...diagramNames().map((name) => () => readDiagram(name))].flatMap(problemsFrom);
}

/** Generates a page's tables from its facts, to find problems with the facts. */
const expansionProblems = ({file, tree, text}: Page): readonly Problem[] =>
  problemsFrom(() => expand()(structuredClone(tree), new VFile({value: text, path: path.resolve(file)})));

/**
 * Checks pages, which don't have to be on disk: first with the build's lint rules (`content/pageLint.ts`), and if they
 * pass, also their facts, prose, and samples.
 */
export async function checkPages(sources: readonly Pick<Page, 'file' | 'source'>[]): Promise<Problem[]> {
  const linted = sources.map(({file, source}) => ({file, source, problems: lintPage(file, source)}));
  const sound = linted.filter(({problems}) => problems.length === 0).map(({file, source}) => pageFrom(file, source));
  return [
    ...linted.flatMap((each) => each.problems),
    ...[
      ...sound.flatMap(expansionProblems),
      ...sound.flatMap(claimProblems),
      ...(await checkProse(sound)),
      ...(await checkSamples(sound)),
    ].map(withoutShiftedColumn),
  ];
}

/** Checks all pages, facts, and the route contract without a build. */
export async function checkContent() {
  const files = pageFiles();
  const sources = files.map((file) => ({file, source: fs.readFileSync(file, 'utf8')}));
  const facts = sharedFactsProblems();
  const problems = await checkPages(sources);
  const routes = [...contractProblems(), ...redirectProblems()];
  // Links to a page whose path has changed would look like differences.
  const others = [...routes, ...(routes.length === 0 ? nextDifferenceProblems() : []), ...(await checkFacts())];
  return {problems: [...facts, ...problems, ...others], pages: files.length};
}
