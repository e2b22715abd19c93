import fs from 'node:fs';
import {docIds, fileOfDoc} from '../../content/links';
import {withoutFrontMatter} from '../../content/pageFile';
import type {Problem} from '../../content/problems';
import {fileReader, readText} from '../../content/sources';
import {parseYaml} from '../../content/yamlSource';
import {latestVersion, nextVersion} from '../../content/versions';
import {filesByAddress, withFileLinks} from '../versions/overlay';

/** Headings by page of the sections that differ on purpose. */
const nextDiffersFile = 'content/nextDiffers.yaml';
const readNextDiffers = fileReader(
  (text, file) => (parseYaml(text, file).data ?? {}) as Readonly<Record<string, readonly string[]>>,
);

type Section = {line: number; text: string};

/** The sections of a page by heading; what comes before the first one is its opening. */
function sectionsOf(file: string, comparable: (text: string) => string): Map<string, Section> {
  let line = 1;
  return new Map(
    withoutFrontMatter(readText(file))
      .split(/^(?=#{2,3} )/m)
      .map((text) => {
        const start = line;
        line += text.split('\n').length - 1;
        const [, heading = '(opening)'] = /^#{2,3} (.+?)\s*(?:\{\/\* #[\w-]+ \*\/\})?$/m.exec(text) ?? [];
        return [heading, {line: start, text: comparable(text).trim()}];
      }),
  );
}

/**
 * Sections of Next's pages that are no longer the same as in the latest version, and are not listed as different on
 * purpose: what was put right on one of both pages has to be put right on the other.
 */
export function nextTwinProblems(differs = readNextDiffers(nextDiffersFile)): Problem[] {
  // In Next, pages of the latest version have an address, in it a file.
  const files = new Map([latestVersion, nextVersion].flatMap((version) => [...filesByAddress(version)]));
  return docIds(nextVersion).flatMap((id) => {
    const [file, twin] = [fileOfDoc({version: nextVersion, id}), fileOfDoc({version: latestVersion, id})];
    if (!fs.existsSync(twin)) {
      return [];
    }
    // Pages have other titles in Next, so labels of links to them do not count.
    const comparable = (text: string) => withFileLinks(text, id, files).replace(/\[[^\]]*\](?=\(\.)/g, '[]');
    const [own, other] = [sectionsOf(file, comparable), sectionsOf(twin, comparable)];
    return [...new Set([...own.keys(), ...other.keys()])]
      .filter((heading) => own.get(heading)?.text !== other.get(heading)?.text && !differs[id]?.includes(heading))
      .map((heading) => ({
        file,
        line: own.get(heading)?.line ?? 1,
        found: `the section "${heading}", which differs from ${twin}`,
        allowed: `the same text in both, or the heading under "${id}" in ${nextDiffersFile}`,
      }));
  });
}
