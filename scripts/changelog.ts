import fs from 'node:fs';
import {changelog, readCommits} from './maintaining/changelog';

/** `npm run changelog`: writes the changelog of the site from its commits. */
fs.writeFileSync('CHANGELOG.md', changelog(readCommits()));
console.log('CHANGELOG.md is written.');
