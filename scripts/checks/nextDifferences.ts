import fs from 'node:fs';
import * as z from 'zod';
import {docIds, fileOfDoc} from '../../content/links';
import {withoutFrontMatter} from '../../content/pageFile';
import type {Problem} from '../../content/problems';
import {readText, yamlReader} from '../../content/sources';
import {latestVersion, nextVersion} from '../../content/versions';
import {filesByAddress, withFileLinks} from '../versions/overlay';

/** Headings of the sections that differ on purpose, by page. */
const nextDiffersFile = 'content/nextDiffers.yaml';
const readNextDiffers = yamlReader(z.record(z.string(), z.array(z.string())).nullable(), 'sections that differ');

type Section = {line: number; text: string};

/** The sections of a page, by heading, with those of the same name joined; before the first heading, `(opening)`. */
function sectionsOf(file: string, comparable: (text: string) => string): Map<string, Section> {
  const sections = new Map<string, Section>();
  let line = 1;
  for (const text of withoutFrontMatter(readText(file)).split(/^(?=#{2,3} )/m)) {
    const [, heading = '(opening)'] = /^#{2,3} (.+?)\s*(?:\{\/\* #[\w-]+ \*\/\})?$/m.exec(text) ?? [];
    const before = sections.get(heading);
    sections.set(heading, {line: before?.line ?? line, text: (before?.text ?? '') + comparable(text).trim()});
    line += text.split('\n').length - 1;
  }
  return sections;
}

/**
 * Reports sections of Next's pages that differ from the latest version and aren't listed as different on purpose,
 * because a fix belongs in both versions.
 */
export function nextDifferenceProblems(differs = readNextDiffers(nextDiffersFile)): Problem[] {
  // Next links to the latest version's pages by path, and the latest version links to them by file.
  const files = new Map([latestVersion, nextVersion].flatMap((version) => [...filesByAddress(version)]));
  return docIds(nextVersion).flatMap((id) => {
    const [file, latestFile] = [fileOfDoc({version: nextVersion, id}), fileOfDoc({version: latestVersion, id})];
    if (!fs.existsSync(latestFile)) {
      return [];
    }
    // Pages can have different titles in Next, so link labels are ignored.
    const comparable = (text: string) => withFileLinks(text, id, files).replace(/\[[^\]]*\](?=\(\.)/g, '[]');
    const [own, other] = [sectionsOf(file, comparable), sectionsOf(latestFile, comparable)];
    return [...new Set([...own.keys(), ...other.keys()])]
      .filter((heading) => own.get(heading)?.text !== other.get(heading)?.text && !differs?.[id]?.includes(heading))
      .map((heading) => ({
        file,
        line: own.get(heading)?.line ?? 1,
        found: `the section "${heading}", which differs from ${latestFile}`,
        allowed: `the same text in both, or the heading under "${id}" in ${nextDiffersFile}`,
      }));
  });
}
