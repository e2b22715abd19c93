import {buildSite, run} from './setup.mjs';

// Builds the site, and writes and compresses what serving it needs. Arguments go to the generator.
run(() => buildSite(process.argv.slice(2)));
