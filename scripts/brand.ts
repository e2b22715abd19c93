import fs from 'node:fs';
import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {asked, changed, keysOf, usesOf, valueIn, type Values} from './brand/change';

const file = 'brand.ts';

const usage = `usage: npm run brand                      asks for names, hosts, links and the legal entity
       npm run brand -- --name "Acme" …   sets keys of brand.ts
       npm run brand -- --from acme.json  sets the keys of a JSON file
       --yes writes without asking`;

/** Asks for each value, with the one at hand as the usual answer. */
async function answers(text: string, terminal: readline.Interface): Promise<Values> {
  const values: Record<string, string> = {};
  for (const [key, words] of Object.entries(asked)) {
    const now = valueIn(text, key);
    for (;;) {
      values[key] = (await terminal.question(`${words} (${key}) [${now}]: `)).trim() || now;
      try {
        changed(text, {[key]: values[key] ?? now});
        break;
      } catch (error) {
        console.log((error as Error).message);
      }
    }
  }
  return values;
}

/** `npm run brand`: asks for the owner's values, or takes them, shows what changes, and writes `brand.ts`. */
async function main(): Promise<void> {
  const text = fs.readFileSync(file, 'utf8');
  const keys = Object.fromEntries(keysOf(text).map((key) => [key, {type: 'string' as const}]));
  const {values} = parseArgs({options: {...keys, from: {type: 'string'}, yes: {type: 'boolean'}}});
  const {from, yes, ...flags} = values as Record<string, string> & {yes?: boolean};
  const given = {...(from ? (JSON.parse(fs.readFileSync(from, 'utf8')) as Values) : {}), ...flags};
  const terminal = process.stdin.isTTY
    ? readline.createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  try {
    if (Object.keys(given).length === 0 && !terminal) {
      throw new Error(usage);
    }
    const made = changed(text, Object.keys(given).length > 0 || !terminal ? given : await answers(text, terminal));
    if (made.changes.length === 0) {
      console.log(`${file} stays as it is`);
      return;
    }
    const reach = Object.keys(asked).map((key) => [key, usesOf(key)] as const);
    console.log(`${file}:\n${made.changes.join('\n')}`);
    console.log(
      `Files with tokens: ${reach
        .filter(([, count]) => count > 0)
        .map(([key, count]) => `${key} ${count}`)
        .join(', ')}`,
    );
    const isMeant = yes || (terminal && /^y/i.test(await terminal.question('Write it? [y/N] ')));
    if (isMeant) {
      fs.writeFileSync(file, made.text);
    }
    console.log(
      isMeant
        ? `${file} is written. Icons: put the logo into static/img/icon.svg and run npm run icons.`
        : 'Nothing is written; --yes writes.',
    );
  } finally {
    terminal?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}${'code' in error ? `\n${usage}` : ''}` : error);
  process.exitCode = 1;
});
