import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {namesBelow} from '../../content/pageFile';
import {latestVersion} from '../../content/versions';
import {folderWith} from './folders';

// The real command on a few files, with a fake Docusaurus that starts a version and then fails.

const files: Record<string, string> = {
  'docs/events.mdx': '[Billing](/docs/billing)\n',
  [`${latestVersion.folder}/billing.mdx`]: 'Billing\n',
  [`${latestVersion.folder}/_facts/a.yaml`]: 'a: 1\n',
  [latestVersion.sidebars]: '{"docs": ["billing"]}\n',
  'sidebars.ts': "export default {docs: ['events']};\n",
  'versions.json': '["0.0.1"]\n',
  'content/routes.json': '{}\n',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs': `import fs from 'node:fs';
fs.cpSync('docs', 'versioned_docs/version-9.9.9', {recursive: true});
fs.writeFileSync('versions.json', '["9.9.9"]');
console.error('docs/events.mdx:3: found descripton');
process.exit(1);`,
};

const folder = folderWith(files);

const filesNow = () =>
  Object.fromEntries(
    namesBelow(folder)
      .filter((file) => !file.includes('.cache') && fs.statSync(path.join(folder, file)).isFile())
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

const cut = (name: string) =>
  spawnSync(
    process.execPath,
    [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), path.resolve('scripts/version-cut.ts'), name],
    {cwd: folder, encoding: 'utf8'},
  );

test('a cut that fails halfway says why and rolls back all changes', () => {
  const {status, stderr} = cut('9.9.9');
  assert.equal(status, 1);
  assert.match(stderr, /docs\/events\.mdx:3: found descripton\s+Nothing was changed\./);
  assert.deepEqual(filesNow(), files);
});

test('a name that is not a version, or not above the latest, is rejected', () => {
  assert.match(cut('next').stderr, /"next" isn't a version; use three numbers/);
  for (const name of ['0.0.1', '0.0.0']) {
    assert.ok(cut(name).stderr.startsWith(`found version ${name}; allowed: a version above 0.0.1, the latest`));
  }
});
