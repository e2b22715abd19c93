import {spawn} from 'node:child_process';
import readline from 'node:readline';
import {isForeignFrame} from './frames.mjs';
import {startCommand} from './generator.mjs';
import {checkNode, ensureInstalled, run} from './setup.mjs';

// Installs what is missing and starts the writer's server, which shows changes at once.
run(() => {
  checkNode();
  ensureInstalled();
  const colors = process.stderr.isTTY && process.stdout.isTTY ? {FORCE_COLOR: '1'} : {};
  const server = spawn(process.execPath, [...startCommand, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: {...colors, ...process.env},
  });
  readline.createInterface({input: server.stderr}).on('line', (line) => isForeignFrame(line) || console.error(line));
  server.on('exit', (code) => (process.exitCode = code ?? 1));
});
