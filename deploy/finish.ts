import fs from 'node:fs';
import path from 'node:path';
import type {Brand} from '../content/brandSchema';
import {caddyConfig} from './caddy';
import {compressFiles} from './compress';
import {githubPagesFiles} from './githubPages';
import {nginxConfig} from './nginx';
import {rulesOfBuild} from './rules';
import {headersFile, redirectsFile} from './staticHost';

/**
 * Ends a build, when all of its files are there: writes how to serve it, and compresses it.
 *
 * @param folder the build
 * @param brand the owner's values
 * @param deploy where what web servers and hosts need goes
 */
export async function finish(folder: string, brand: Brand, deploy: string): Promise<void> {
  const rules = rulesOfBuild(folder, brand);
  const files = fs
    .readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const written: [string, string][] = [
    [path.join(folder, '_headers'), headersFile(rules, files)],
    [path.join(folder, '_redirects'), redirectsFile(rules)],
    [path.join(deploy, 'nginx', 'nginx.conf'), nginxConfig(rules)],
    [path.join(deploy, 'caddy', 'Caddyfile'), caddyConfig(rules)],
    ...[...githubPagesFiles(rules, brand)].map(([name, text]): [string, string] => [
      path.join(deploy, 'github-pages', name),
      text,
    ]),
  ];
  for (const [file, text] of written) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  await compressFiles(folder, files);
}
