import {spawn} from 'node:child_process';
import {checkNode, ensureBuilt, ensureInstalled, run} from './setup.mjs';

// Installs what is missing, builds, and serves the site.
run(async () => {
  checkNode();
  ensureInstalled();
  await ensureBuilt();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {stdio: 'inherit'});
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
});
