import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {nextTwinProblems, sectionsOf} from '../../scripts/checks/nextTwins';
import {folderWith} from './folders';

const folder = folderWith();

const folders = {next: path.join(folder, 'next'), latest: path.join(folder, 'latest')};

function write(room: keyof typeof folders, id: string, text: string): void {
  const file = path.join(folders[room], `${id}.mdx`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const page = (limit: string, link: string) =>
  `---\ntitle: Any\n---\n\nOpening.\n\n## Limits\n\n${limit}\n\n\`\`\`md\n## Not a heading\n\`\`\`\n\n## Next steps {/* #next */}\n\n- ${link}\n`;

test('pages are the same when only titles and the form of links differ', () => {
  write('latest', 'guides/a', page('Ten an hour.', '[Billing](../billing.mdx#plans).'));
  write('next', 'guides/a', page('Ten an hour.', '[Billing overview](/docs/billing#plans).').replace('Any', 'Other'));
  write('latest', 'guides/b', page('Ten an hour.', '<a href="../billing.mdx">Billing</a>.'));
  write('next', 'guides/b', page('Ten an hour.', '<a href="/docs/billing">Billing</a>.'));
  write('next', 'only-here', page('None.', 'none'));
  assert.deepEqual(nextTwinProblems({}, folders), []);
});

test('a section that was put right in one version alone is named with its line; a listed one may differ', () => {
  write('latest', 'guides/a', page('Twenty an hour.', '[Billing](../billing.mdx#plans).'));
  const [finding, ...others] = nextTwinProblems({}, folders);
  assert.deepEqual(others, []);
  assert.equal(finding?.line, 7);
  assert.match(finding.file, /next\/guides\/a\.mdx$/);
  assert.match(finding.found, /the section "Limits", which is not as in .*latest\/guides\/a\.mdx/);
  assert.match(finding.allowed, /the heading under "guides\/a" in content\/nextDiffers\.yaml/);
  assert.deepEqual(nextTwinProblems({'guides/a': ['Limits']}, folders), []);
});

test('a section that only one version has is a difference', () => {
  write('latest', 'guides/a', `${page('Ten an hour.', '[Billing](../billing.mdx#plans).')}\n## New\n\nText.\n`);
  const named = nextTwinProblems({}, folders).map(({line, found}) => [line, /"(.+?)"/.exec(found)?.[1]]);
  assert.deepEqual(named, [[1, 'New']]);
});

test('a link that leads elsewhere is a difference', () => {
  write('latest', 'guides/a', page('Ten an hour.', '[Billing](../billing.mdx).'));
  assert.deepEqual(
    nextTwinProblems({}, folders).map(({found}) => /"(.+?)"/.exec(found)?.[1]),
    ['Next steps'],
  );
});

test('headings in code are code', () => {
  assert.deepEqual([...sectionsOf(page('', ''), 'a').keys()], ['(opening)', 'Limits', 'Next steps']);
});

test('the pages of Next are level with those of the latest version', () => {
  assert.deepEqual(nextTwinProblems(), []);
});
