import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

// Builds the site next to the last good build, and replaces that on success. Arguments go to `docusaurus build`.
const next = '.cache/build.next';

// Keeps fonts as files: inlined, they would add to every page, and the security policy blocks data URLs.
process.env.WEBPACK_URL_LOADER_LIMIT = '0';

// Docusaurus exits with code 0 when it's terminated.
const failWhenTerminated = "data:text/javascript,process.on('SIGTERM', () => process.exit(143))";

function run(...args) {
  if (spawnSync(process.execPath, args, {stdio: 'inherit'}).status !== 0) {
    console.error('The build failed. build/ is unchanged.');
    process.exit(1);
  }
}

fs.rmSync(next, {recursive: true, force: true});
const docusaurus = ['--import', failWhenTerminated, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
run(...docusaurus, 'build', ...process.argv.slice(2), '--out-dir', next);
run('node_modules/jiti/lib/jiti-cli.mjs', 'scripts/finish.ts', next);
fs.rmSync('build', {recursive: true, force: true});
fs.renameSync(next, 'build');
