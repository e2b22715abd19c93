import {checkNode, ensureInstalled, run} from './setup.mjs';

// Runs one of the commands here that are written in TypeScript: its name comes first, what it takes after it. On a fresh
// machine, packages are installed before.
run(async () => {
  const [name] = process.argv.splice(2, 1);
  checkNode();
  ensureInstalled();
  await import('tsx');
  await import(`./${name}.ts`);
});
