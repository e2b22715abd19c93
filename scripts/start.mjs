import {spawn} from 'node:child_process';
import {generator} from './generator.mjs';
import {checkNode, ensureInstalled, run} from './setup.mjs';

// Installs what is missing and starts the writer's server, which shows changes at once.
run(() => {
  checkNode();
  ensureInstalled();
  spawn(process.execPath, [generator, 'start', ...process.argv.slice(2)], {stdio: 'inherit'});
});
