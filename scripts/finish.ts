import fs from 'node:fs';
import path from 'node:path';
import type {Brand} from '../content/brandSchema';
import {namesBelow} from '../content/pageFile';
import siteBrand from '../content/siteBrand';
import {compressFiles} from '../deploy/compress';
import {nginxConfig} from '../deploy/nginx';
import {type Rules, rulesOfBuild} from '../deploy/rules';
import {headersFile, redirectsFile} from '../deploy/staticHost';

/**
 * Finishes a build: writes the server configuration and compresses the files.
 *
 * @param folder the build
 * @param brand the owner's values
 * @param deploy output folder for server configuration
 * @param redirects old paths of pages, with the new ones; by default, those of the site
 */
export async function finish(
  folder: string,
  brand: Brand,
  deploy: string,
  redirects?: Rules['redirects'],
): Promise<void> {
  const rules = rulesOfBuild(folder, brand, redirects);
  const files = namesBelow(folder);
  await compressFiles(folder, files);
  const written: Record<string, string> = {
    [path.join(folder, '_headers')]: headersFile(rules, files),
    [path.join(folder, '_redirects')]: redirectsFile(rules),
    [path.join(deploy, 'nginx', 'nginx.conf')]: nginxConfig(rules),
  };
  for (const [file, text] of Object.entries(written)) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

// `scripts/build.mjs` runs this after Docusaurus.
if (process.argv[1] === __filename) {
  void finish(process.argv[2] as string, siteBrand, 'deploy');
}
