import brand from '../content/siteBrand';
import {finish} from '../deploy/finish';

/** Writes how to serve a build, and compresses it; `scripts/build.mjs` runs it after Docusaurus. */
void finish(process.argv[2] ?? 'build', brand, 'deploy');
