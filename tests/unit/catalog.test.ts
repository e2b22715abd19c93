import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {components} from '../../content/components';
import {tabGroups} from '../../content/components/pageComponents';
import {latestVersion} from '../../content/versions';

/** Components of destination and attribute pages are generated from the front matter of these pages. */
const shown = Object.keys(components).filter(
  (name) => components[name]?.kind === 'page' || name === 'Diagram' || name === 'Sensitive',
);

test('the catalog page renders every component that writers can use', () => {
  const page = fs.readFileSync(`${latestVersion.folder}/blank.mdx`, 'utf8');
  const live = page.replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, '').replace(/`[^`]*`/g, '');
  const missing = shown.filter((name) => !new RegExp(`<${name}[\\s>/]`).test(live));
  assert.deepEqual(missing, []);
});

test('the privacy policy names the storage key of every tab group', () => {
  const policy = fs.readFileSync('src/pages/privacy-policy.mdx', 'utf8');
  const missing = tabGroups.filter((group) => !policy.includes(`\`docusaurus.tab.${group}\``));
  assert.deepEqual(missing, []);
});
