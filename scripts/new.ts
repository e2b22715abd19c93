import {execFileSync} from 'node:child_process';
import readline from 'node:readline/promises';
import {type Ask, makeNew} from './new/index';

/** `npm run new`: makes a page of a kind. Asks for what the flags leave out, where there is somebody to ask. */
async function main(): Promise<void> {
  const terminal = process.stdin.isTTY
    ? readline.createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  const ask: Ask | undefined =
    terminal &&
    ((text, allowed, usual) => {
      const values = allowed.length > 0 ? `\n  ${allowed.join('\n  ')}\n` : '';
      return terminal.question(`${text}${usual && ` [${usual}]`}${values}: `);
    });
  try {
    const {files, said} = await makeNew(process.argv.slice(2), ask);
    const formatted = files.filter((file) => !file.endsWith('.svg'));
    if (formatted.length > 0) {
      const prettier = 'node_modules/prettier/bin/prettier.cjs';
      execFileSync(process.execPath, [prettier, '--write', '--log-level=warn', ...formatted]);
    }
    console.log(said);
  } finally {
    terminal?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
