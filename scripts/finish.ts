import fs from 'node:fs';
import path from 'node:path';
import brand from '../content/siteBrand';
import {finish} from '../deploy/finish';
import {type Lock, sbomOf} from '../deploy/sbom';

const [build = 'build', deploy = 'deploy'] = process.argv.slice(2);

async function main(): Promise<void> {
  await finish(build, brand, deploy);
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as Lock;
  fs.writeFileSync(path.join(deploy, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(lock), null, 2)}\n`);
}

void main();
