import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

// Builds the site next to the last good build, and replaces that on success. Arguments go to `docusaurus build`.
const next = '.cache/build.next';
const previous = '.cache/build.previous';

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

if (!fs.existsSync('build') && fs.existsSync(previous)) {
  fs.renameSync(previous, 'build');
}
fs.rmSync(next, {recursive: true, force: true});
const docusaurus = ['--import', failWhenTerminated, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'];
run(...docusaurus, 'build', ...process.argv.slice(2), '--out-dir', next);
run('node_modules/jiti/lib/jiti-cli.mjs', 'scripts/finish.ts', next);
fs.rmSync(previous, {recursive: true, force: true});
if (fs.existsSync('build')) {
  fs.renameSync('build', previous);
}
fs.renameSync(next, 'build');
fs.rmSync(previous, {recursive: true, force: true});
