import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {withTables} from './checks/guide';
import {editorFiles} from './guide/editorFiles';

/** `npm run guide`: writes what repeats code: tables of the writer's guide, schemas and snippets for editors. */
const files = {'CONTRIBUTING.md': withTables(fs.readFileSync('CONTRIBUTING.md', 'utf8')), ...editorFiles()};
fs.mkdirSync('.vscode/schemas', {recursive: true});
Object.entries(files).forEach(([file, text]) => fs.writeFileSync(file, text));
execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', ...Object.keys(files)]);
