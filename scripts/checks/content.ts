import fs from 'node:fs';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {blogListFindings} from '../../content/facts/blogLists';
import {diagramNames, readDiagram} from '../../content/facts/diagrams';
import {readSharedDelivery} from '../../content/facts/delivery';
import {readSdl} from '../../content/facts/sdl';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {formFindings, nameFindings} from '../../content/fileForm';
import {type Finding, findingsOf, say} from '../../content/findings';
import {checkFrontMatter, isPart} from '../../content/frontMatter/read';
import {type Page, pageFiles, pageFrom} from '../../content/pages';
import {unreadableFindings} from '../../content/readable';
import {pageFindings} from '../../content/slips';
import {postFindings, samePostFindings} from '../../content/slips/posts';
import {inSource} from '../../content/sources';
import {docsVersions} from '../../content/versions';
import {anchorsOf} from './anchors';
import {attributePageFindings} from './attributePages';
import {claimsFindings} from './claims';
import {deliveryFindings} from './delivery';
import {linkFindings} from './links';
import {nextTwinFindings} from './nextTwins';
import {checkFacts, checkProse} from './prose';
import {routeFindings} from './routes';
import {samplesOf} from './samples/sample';
import {sidebarFindings} from './sidebars';
import {checkSamples, coverageFindings, coverageTable, type Report} from './samples';
import {sharedNameFindings} from './sharedNames';
import {shellSecretFindings} from './shellSecrets';

const isSdl = ({file}: Finding) => file.endsWith('.graphql');

/** Facts that pages share: the SDL, attributes, delivery and lead fields of all versions, and diagrams. */
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
  const drawn = diagramNames().flatMap((name) => findingsOf(() => readDiagram(name)));
  // Next reads the latest version's facts where it has none of its own.
  return [...new Map([...all, ...drawn].map((finding) => [JSON.stringify(finding), finding])).values()];
}

const frontFindings = ({file, source}: Source): readonly Finding[] =>
  isPart(file) ? [] : findingsOf(() => checkFrontMatter(source, file));

/** Files of facts that writers edit: those of the docs versions, and those that all share. */
const factsFiles = () =>
  [...docsVersions.map(({folder}) => `${folder}/_facts`), 'content', 'blog']
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true}).map((name) => `${folder}/${String(name)}`))
    .filter((file) => /\.ya?ml$/.test(file));

/** A page's file and its text. */
export type Source = Pick<Page, 'file' | 'source'>;

/** What pages say that is wrong, and the checks of their samples; none where the schema itself is wrong. */
type PagesReport = {findings: readonly Finding[]; samples: Report | undefined};

/**
 * Checks pages: MDX, front matter, components and their props, slips of writing, links, claims, prose and samples.
 * Links and all that follow are checked on pages that can be read.
 *
 * @param sources pages by file and text, which need not be on the disk
 * @param hasSchema whether samples can be held against the schema of the API
 */
export async function checkPages(sources: readonly Source[], hasSchema = true): Promise<PagesReport> {
  const unread = sources.flatMap(({file, source}) => findingsOf(() => samplesOf(pageFrom(file, source))));
  const fronts = sources.flatMap(frontFindings);
  const unreadable = new Set(unread.map(({file}) => file));
  const pages = sources.filter(({file}) => !unreadable.has(file)).map(({file, source}) => pageFrom(file, source));
  const wrong = new Set(fronts.map(({file}) => file));
  const sound = pages.filter(({file}) => !wrong.has(file));
  const samples = hasSchema ? await checkSamples(sound) : undefined;
  const slips = pages.flatMap(pageFindings);
  // What is made from facts names a slip of a component again.
  const slipped = new Set(slips.map(({file}) => file));
  const findings = [
    ...unread,
    ...fronts,
    ...slips,
    ...pages.flatMap(postFindings),
    ...samePostFindings(pages),
    ...sound.filter(({file}) => !slipped.has(file)).flatMap((page) => findingsOf(() => anchorsOf(page))),
    ...sound.flatMap(linkFindings),
    ...sound.flatMap(claimsFindings),
    ...sound.filter(({file}) => !isPart(file)).flatMap(deliveryFindings),
    ...sharedNameFindings(sound),
    ...shellSecretFindings(sound),
    ...(await checkProse(sound)),
    ...(samples?.findings ?? []),
  ];
  // What stops a page may be found by two readers of it.
  const unique = new Map(findings.map((finding) => [say(finding), finding]));
  return {findings: [...unique.values()].map(inSource), samples};
}

/** What a check of all content has found, and how much it has read. */
export type ContentReport = {findings: readonly Finding[]; pages: number; coverage: string};

/** Checks all pages, facts, sidebars and routes without a build and reports all that is wrong at once. */
export async function checkContent(files: readonly string[] = pageFiles()): Promise<ContentReport> {
  const unreadable = unreadableFindings([...files, ...factsFiles()]);
  if (unreadable.length > 0) {
    return {findings: unreadable, pages: files.length, coverage: ''};
  }
  const facts = sharedFactsFindings();
  const forms = [...files, ...factsFiles()].flatMap((file) => formFindings(file));
  const misread = new Set(forms.map(({file}) => file));
  const sources = files
    .filter((file) => !misread.has(file))
    .map((file) => ({file, source: fs.readFileSync(file, 'utf8')}));
  const {findings: ofPages, samples} = await checkPages(sources, !facts.some(isSdl));
  const findings = [
    ...forms,
    ...files.flatMap(nameFindings),
    ...facts,
    ...blogListFindings(),
    ...docsVersions.flatMap(attributePageFindings),
    ...ofPages,
    ...routeFindings(),
    ...nextTwinFindings(),
    ...docsVersions.flatMap((version) => sidebarFindings(version)),
    ...(await checkFacts('.')),
    ...(samples ? coverageFindings(samples) : []),
  ];
  return {findings, pages: files.length, coverage: samples ? coverageTable(samples) : ''};
}
