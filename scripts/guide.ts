import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {withTables} from './checks/guide';

/** `npm run guide`: writes the tables of components into the writer's guide. */
fs.writeFileSync('CONTRIBUTING.md', withTables(fs.readFileSync('CONTRIBUTING.md', 'utf8')));
execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', 'CONTRIBUTING.md']);
