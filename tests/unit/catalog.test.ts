import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import {contract, madeByBuild} from '../../remark/contract';

const writers = Object.keys(contract).flatMap((name) => (name in madeByBuild ? (madeByBuild[name] ?? []) : [name]));

/** Components that a page does not show live, outside code. */
function missingFrom(page: string): string[] {
  const live = page.replace(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, '').replace(/`[^`]*`/g, '');
  return writers.filter((name) => !new RegExp(`<${name}[\\s>/]`).test(live));
}

test('the catalog page shows every component that writers may use', () => {
  assert.ok(writers.length > 5);
  assert.deepEqual(missingFrom(fs.readFileSync('versioned_docs/version-0.0.1/blank.mdx', 'utf8')), []);
});

test('a component that stands in code only counts as missing', () => {
  assert.ok(missingFrom('```mdx\n<Badge>New</Badge>\n```\n\nUse `<Badge>`.').includes('Badge'));
});
