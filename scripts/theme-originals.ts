import fs from 'node:fs';
import {compareOriginals, installedOriginals, originalsFile, readOriginals} from './theme/originals';

/** Writes the hashes of the installed originals, after someone has compared and adapted the parts; lists what changed. */
const installed = installedOriginals('.');
const changes = fs.existsSync(originalsFile) ? compareOriginals(readOriginals('.'), installed) : [];
fs.writeFileSync(originalsFile, `${JSON.stringify(installed, null, 2)}\n`);
console.log([...changes, `Wrote ${originalsFile}.`].join('\n'));
