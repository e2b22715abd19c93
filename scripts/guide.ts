import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {withTables} from './checks/guide';
import {jsonSchemas} from './guide/schemas';
import {snippets} from './guide/snippets';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** `npm run guide`: writes the tables of CONTRIBUTING.md, and schemas and snippets for VS Code, which are not committed. */
const guide = 'CONTRIBUTING.md';
fs.writeFileSync(guide, withTables(fs.readFileSync(guide, 'utf8')));
execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', guide]);
fs.mkdirSync('.vscode/schemas', {recursive: true});
Object.entries(jsonSchemas).forEach(([name, schema]) => fs.writeFileSync(`.vscode/schemas/${name}.json`, json(schema)));
fs.writeFileSync('.vscode/site.code-snippets', json(snippets()));
