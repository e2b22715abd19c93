import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {docIds, fileOfDoc} from '../../content/links';
import {withoutFrontMatter} from '../../content/pageFile';
import type {Problem} from '../../content/problems';
import {latestVersion, nextVersion} from '../../content/versions';

/** Headings by page of the sections that differ on purpose. */
const nextDiffersFile = 'content/nextDiffers.yaml';
const nextDiffers = parse(fs.readFileSync(nextDiffersFile, 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** What comes before the first heading. */
const opening = '(opening)';

/** A part of a page under a heading, without its links' form: the line of its heading, and what it says. */
type Section = {line: number; text: string};

/** What a link means, wherever it is: the page's id. In Next pages of the latest version have an address, in it a file. */
function meaningOf(target: string, folder: string): string {
  const [place = '', anchor] = target.split('#');
  const id = place.startsWith('.')
    ? path.posix.join(folder, place).replace(/\.mdx?$/, '')
    : place.replace(/^\/docs\/(?:next\/)?/, '');
  return anchor === undefined ? id : `${id}#${anchor}`;
}

/** A line as it is compared: of a link to a page of the docs stays what it means, since pages have other titles in Next. */
const comparable = (line: string, folder: string): string =>
  line
    .trim()
    .replace(
      /(\[[^\]]*\]\(|\b(?:to|href)=")((?:\.{1,2}\/|\/docs\/)[^)"\s]*)/g,
      (_, start: string, target: string) => `${start.startsWith('[') ? '[](' : start}${meaningOf(target, folder)}`,
    );

/** The sections of a page by heading. Headings in code are code. */
export function sectionsOf(source: string, id: string): Map<string, Section> {
  const sections = new Map<string, Section>([[opening, {line: 1, text: ''}]]);
  let current = opening;
  let isCode = false;
  withoutFrontMatter(source)
    .split('\n')
    .forEach((text, index) => {
      isCode = /^\s*(?:```|~~~)/.test(text) ? !isCode : isCode;
      const [, heading] = (!isCode && /^#{2,3} (.+?)\s*(?:\{\/\* #[\w-]+ \*\/\})?$/.exec(text)) || [];
      if (heading) {
        current = heading;
        sections.set(current, {line: index + 1, text: ''});
      }
      const section = sections.get(current);
      if (section) {
        section.text += `${comparable(text, path.posix.dirname(id))}\n`;
      }
    });
  return sections;
}

/** Headings of sections that are not the same in two texts of a page, or that only one of them has. */
const differing = (next: Map<string, Section>, latest: Map<string, Section>): string[] =>
  [...new Set([...next.keys(), ...latest.keys()])].filter(
    (heading) => next.get(heading)?.text.trim() !== latest.get(heading)?.text.trim(),
  );

/**
 * Sections of Next's pages that are no longer the same as in the latest version, and are not listed as different on
 * purpose: what was put right on one of both pages has to be put right on the other.
 *
 * @param differs headings by page that may differ
 */
export function nextTwinProblems(
  differs = nextDiffers,
  folders = {next: nextVersion.folder, latest: latestVersion.folder},
): Problem[] {
  return docIds({folder: folders.next}).flatMap((id) => {
    const file = fileOfDoc({version: {folder: folders.next}, id});
    const twin = fileOfDoc({version: {folder: folders.latest}, id});
    if (!fs.existsSync(twin)) {
      return [];
    }
    const sections = sectionsOf(fs.readFileSync(file, 'utf8'), id);
    const latest = sectionsOf(fs.readFileSync(twin, 'utf8'), id);
    return differing(sections, latest)
      .filter((heading) => !differs[id]?.includes(heading))
      .map((heading) => ({
        file,
        line: sections.get(heading)?.line ?? 1,
        found: `the section "${heading}", which is not as in ${twin}`,
        allowed: `the same text in both, or the heading under "${id}" in ${nextDiffersFile}`,
      }));
  });
}
