import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {components} from '../../content/components';
import {tabGroups} from '../../content/components/pageComponents';
import {latestVersion} from '../../content/versions';

/** Parts of destination and attribute pages are made from the front matter of these. */
const shown = Object.keys(components).filter(
  (name) => components[name]?.kind === 'page' || name === 'Diagram' || name === 'Sensitive',
);

test('the catalog page shows every component that writers may use, and not in code alone', () => {
  const page = fs.readFileSync(`${latestVersion.folder}/blank.mdx`, 'utf8');
  const live = page.replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, '').replace(/`[^`]*`/g, '');
  const missing = shown.filter((name) => !new RegExp(`<${name}[\\s>/]`).test(live));
  assert.deepEqual(missing, []);
});

test('the privacy policy names what every group of tabs keeps in the browser', () => {
  const policy = fs.readFileSync('src/pages/privacy-policy.mdx', 'utf8');
  const missing = tabGroups.filter((group) => !policy.includes(`\`docusaurus.tab.${group}\``));
  assert.deepEqual(missing, []);
});
