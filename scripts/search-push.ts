import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {locales} from '../config/languages';
import brand from '../content/siteBrand';
import {type PushOptions, compare, push} from '../plugins/search/hosted/push';
import type {SearchRecord} from '../src/search/types';
import {recordsFile} from '../src/search/paths';

const help = `Sends the search records of the last build to the hosted service.

  npm run search:push                replace the index
  npm run search:push -- --dry-run   print what would change; nothing is written

From the environment: SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX as for the build, SEARCH_ADMIN_KEY (a key that may
write; keep it out of the build), and SEARCH_HOST for a compatible server at another address.`;

function readRecords(): SearchRecord[] {
  return locales.flatMap((language) => {
    const file = recordsFile(language);
    if (!fs.existsSync(file)) {
      throw new Error(`${file} is missing: run \`npm run build\` first`);
    }
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SearchRecord[];
  });
}

function readOptions(): PushOptions {
  const adminKey = process.env.SEARCH_ADMIN_KEY ?? '';
  const {searchAppId: appId, searchIndex: index, searchHost, siteUrl} = brand;
  const missing = Object.entries({SEARCH_APP_ID: appId, SEARCH_INDEX: index, SEARCH_ADMIN_KEY: adminKey})
    .filter(([, value]) => value === '')
    .map(([name]) => name);
  if (missing.length > 0) {
    throw new Error(`the environment lacks ${missing.join(', ')}`);
  }
  return {appId, adminKey, index, host: searchHost, siteUrl};
}

function count(records: readonly SearchRecord[]): string {
  const tags = new Map<string, number>();
  records.forEach(({tag}) => tags.set(tag, (tags.get(tag) ?? 0) + 1));
  return [...tags].map(([tag, number]) => `${tag} ${number}`).join(', ');
}

function list(title: string, ids: readonly string[]): void {
  console.log(`${title}: ${ids.length}`);
  ids.slice(0, 20).forEach((id) => console.log(`  ${id}`));
  if (ids.length > 20) {
    console.log(`  and ${ids.length - 20} more`);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean'}, help: {type: 'boolean'}}});
  if (values.help) {
    console.log(help);
    return;
  }
  const records = readRecords();
  const options = readOptions();
  console.log(`${records.length} records for index ${options.index}: ${count(records)}`);
  if (values['dry-run']) {
    const {added, changed, removed, same} = await compare(records, options);
    list('To add', added);
    list('To change', changed);
    list('To remove', removed);
    console.log(`Same: ${same}. Nothing was written.`);
    return;
  }
  const start = Date.now();
  const sent = await push(records, options);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`Index ${options.index} now holds ${sent} records (${seconds} s).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
