import {componentFindings} from '../../content/components/check';
import {usesIn} from '../../content/components/uses';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {readSharedDelivery} from '../../content/facts/delivery';
import {readSdl} from '../../content/facts/sdl';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {type Finding, findingsOf} from '../../content/findings';
import {checkFrontMatter, isPart} from '../../content/frontMatter/read';
import {type Page, pageFiles, readPage} from '../../content/pages';
import {docsVersions} from '../../content/versions';
import {claimsFindings} from './claims';
import {deliveryFindings} from './delivery';
import {linkFindings} from './links';
import {checkFacts, checkProse} from './prose';
import {routeFindings} from './routes';
import {samplesOf} from './samples/sample';
import {checkSamples, coverageFindings, coverageTable} from './samples';
import {sharedNameFindings} from './sharedNames';
import {shellSecretFindings} from './shellSecrets';

const isSdl = ({file}: Finding) => file.endsWith('.graphql');

/** Facts that pages share: the SDL, attributes, delivery and lead fields of all versions. */
function sharedFactsFindings(): Finding[] {
  const all = docsVersions.flatMap((version) => {
    const sdl = findingsOf(() => readSdl(version));
    return [
      ...sdl,
      ...findingsOf(() => readSharedDelivery(version)),
      ...attributeKeys(version).flatMap((key) => findingsOf(() => readAttribute(version, key))),
      ...(sdl.length > 0 ? [] : findingsOf(() => readSensitiveFields(version))),
    ];
  });
  // Next reads the latest version's facts where it has none of its own.
  return [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
}

const frontFindings = ({file, source}: Page): readonly Finding[] =>
  isPart(file) ? [] : findingsOf(() => checkFrontMatter(source, file));

const propFindings = ({file, version, tree}: Page): Finding[] => componentFindings(usesIn(tree), {file, version});

/** The links of a page. What its targets are made from may be wrong itself, and is reported by its own check. */
function soundLinks(page: Page): Finding[] {
  let found: Finding[] = [];
  findingsOf(() => {
    found = linkFindings(page);
  });
  return found;
}

/** What a check of all content has found, and how much it has read. */
export type ContentReport = {findings: readonly Finding[]; pages: number; coverage: string};

/**
 * Checks all pages and facts without a build and reports all that is wrong at once: MDX, front matter, facts, components
 * and their props, routes, links between pages, prose and samples. The last three are checked on pages that can be read.
 */
export async function checkContent(files: readonly string[] = pageFiles()): Promise<ContentReport> {
  const unread = files.flatMap((file) => findingsOf(() => samplesOf(readPage(file))));
  const unreadable = new Set(unread.map(({file}) => file));
  const pages = files.filter((file) => !unreadable.has(file)).map(readPage);
  const facts = sharedFactsFindings();
  const fronts = pages.flatMap(frontFindings);
  const wrong = new Set(fronts.map(({file}) => file));
  const sound = pages.filter(({file}) => !wrong.has(file));
  const samples = facts.some(isSdl) ? undefined : await checkSamples(sound);
  const findings = [
    ...unread,
    ...facts,
    ...fronts,
    ...pages.flatMap(propFindings),
    ...routeFindings(),
    ...sound.flatMap(soundLinks),
    ...sound.flatMap(claimsFindings),
    ...sound.filter(({file}) => !isPart(file)).flatMap(deliveryFindings),
    ...sharedNameFindings(sound),
    ...shellSecretFindings(sound),
    ...(await checkProse(sound)),
    ...(await checkFacts('.')),
    ...(samples ? [...samples.findings, ...coverageFindings(samples)] : []),
  ];
  return {findings, pages: files.length, coverage: samples ? coverageTable(samples) : ''};
}
