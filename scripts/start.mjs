import {spawn} from 'node:child_process';
import {checkNode, ensureInstalled, run} from './setup.mjs';

// Installs what is missing and starts the writer's server, which shows changes at once.
run(() => {
  checkNode();
  ensureInstalled();
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {stdio: 'inherit'});
});
