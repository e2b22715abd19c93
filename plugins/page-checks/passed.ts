import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {docsVersions} from '../../content/versions';
import {replaceFile} from '../pageEdits';
import type {Source} from './look';

/** Pages in which nothing was found, in this build or the one before. */
export type Passed = {
  /** Whether a page has passed in the build before, and so in this one. */
  has(page: Source): boolean;
  /** Notes that a page has passed in this build. */
  add(page: Source): void;
  /** Keeps the pages of this build for the next one. */
  save(): void;
};

const digest = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), crypto.createHash('sha256')).digest('hex');

const filesBelow = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => path.join(parentPath, name))
    : [];

/**
 * Digest of all that decides about a page besides its own text: the content model and the checks, facts and what else
 * stands beside pages, the brand, diagrams, packages.
 *
 * @param root the project's folder
 */
export function designOf(root = '.'): string {
  const folders = ['content', 'plugins/page-checks', 'src/diagrams', 'blog', ...docsVersions.map(({folder}) => folder)];
  const files = folders
    .flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter((file) => !/\.mdx?$/.test(file));
  const single = ['brand.ts', 'versions.json', 'package-lock.json'].map((file) => path.join(root, file));
  return digest(...[...files.sort(), ...single].flatMap((file) => [path.relative(root, file), fs.readFileSync(file)]));
}

/** Whether a page stands alone: an import of a file can lead nowhere tomorrow. */
const isAlone = (source: string) => !/\bfrom\s+['"]\./.test(source);

function read(file: string): string[] {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  } catch {
    // Missing or torn: all pages are looked at.
    return [];
  }
}

/**
 * Remembers from build to build which pages have passed their checks, by what was checked.
 *
 * @param file where they are kept
 * @param design what decides about pages besides their text (`designOf`)
 */
export function openPassed(file: string, design: string): Passed {
  const before = new Set(read(file));
  const now = new Set<string>();
  const keyOf = ({file: page, source}: Source) => digest(design, page, source);
  return {
    has(page) {
      const key = keyOf(page);
      if (before.has(key)) {
        now.add(key);
      }
      return before.has(key);
    },
    add(page) {
      if (isAlone(page.source)) {
        now.add(keyOf(page));
      }
    },
    save() {
      fs.mkdirSync(path.dirname(file), {recursive: true});
      replaceFile(file, JSON.stringify([...now]));
    },
  };
}
