import fs from 'node:fs';
import path from 'node:path';
import type {Licensed} from './allowed';

/** A package of which the site holds parts, with the text of its license. */
export type Package = Licensed & {text: string};

const folder = /^.*?((?:[A-Za-z]:)?\/[^|!]*\/node_modules\/(?:@[^/|!]+\/)?[^/|!]+)\//;

/**
 * The folder of the package that a module of the bundle comes from.
 *
 * @param identifier the bundler's name for the module: kind, loaders and path
 * @returns nothing for a module of the site
 */
export const packageFolder = (identifier: string): string | undefined =>
  folder.exec(identifier.replaceAll('\\', '/').split('!').at(-1) ?? '')?.[1];

const licenseFile = /^(?:licen[cs]e|copying|ofl)(?:[-.](?:md|txt|mit))?$/i;

/** The text of a package's license; nothing when it brings none. */
function textIn(at: string): string {
  const name = fs
    .readdirSync(at)
    .sort()
    .find((each) => licenseFile.test(each));
  return name ? fs.readFileSync(path.join(at, name), 'utf8').replaceAll('\r\n', '\n').trim() : '';
}

type Manifest = {name: string; version: string; license?: string; author?: string | {name: string}};

/** Reads the license of a package. Without a text of its own, the text is the name of whoever wrote it. */
export function readPackage(at: string): Package {
  const manifest = JSON.parse(fs.readFileSync(path.join(at, 'package.json'), 'utf8')) as Manifest;
  const {name, version, license, author} = manifest;
  const who = typeof author === 'string' ? author : author?.name;
  return {name, version, license, text: textIn(at) || (who ? `Copyright ${who}` : '')};
}
