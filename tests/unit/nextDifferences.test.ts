import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, test} from 'vitest';
import {latestVersion, nextVersion} from '../../content/versions';
import {nextDifferenceProblems} from '../../scripts/checks/nextDifferences';
import {workIn} from './folders';

workIn();

function write({folder}: {folder: string}, id: string, text: string): void {
  const file = `${folder}/${id}.mdx`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

const page = (limit: string, link: string) =>
  `---\ntitle: Any\n---\n\nOpening.\n\n## Limits\n\n${limit}\n\n## Next steps {/* #next */}\n\n- ${link}\n`;

const found = (differs = {}) =>
  nextDifferenceProblems(differs).map((each) => [each.line, /"(.+?)"/.exec(each.found)?.[1]]);

beforeEach(() => {
  write(latestVersion, 'billing', '');
  write(latestVersion, 'guides/a', page('Ten an hour.', '[Billing](../billing.mdx#plans).'));
  const next = page('Ten an hour.', '[All of it](/docs/billing#plans).').replace('Any', 'Other');
  // CRLF, as an editor on Windows might save it.
  write(nextVersion, 'guides/a', next.replaceAll('\n', '\r\n'));
  write(latestVersion, 'guides/b', page('Ten an hour.', '[Billing](../billing.mdx).'));
  write(nextVersion, 'guides/b', page('Ten an hour.', '[Billing](/docs/billing).'));
  write(nextVersion, 'only-here', page('None.', '[Next](/docs/next/guides/b)'));
});

test('pages are equal if only titles and the notation of links differ', () => {
  assert.deepEqual(found(), []);
});

test('a section that changed in only one version is reported with its line; a listed one can differ', () => {
  write(latestVersion, 'guides/a', page('Twenty an hour.', '[Billing](../billing.mdx#plans).'));
  const [problem, ...others] = nextDifferenceProblems({});
  assert.deepEqual(others, []);
  assert.deepEqual([problem?.file, problem?.line], ['docs/guides/a.mdx', 7]);
  assert.match(problem?.found ?? '', /the section "Limits", which differs from versioned_docs\/.*\/guides\/a\.mdx/);
  assert.match(problem?.allowed ?? '', /the heading under "guides\/a" in content\/nextDiffers\.yaml/);
  assert.deepEqual(found({'guides/a': ['Limits']}), []);
});

test('a section in only one version and a link with a different target are differences', () => {
  const more = '## New\n\nText.\n\n## Limits\n\nA day.\n';
  write(latestVersion, 'guides/a', `${page('Ten an hour.', '[Billing](../billing.mdx).')}\n${more}`);
  assert.deepEqual(found(), [
    [7, 'Limits'],
    [11, 'Next steps'],
    [1, 'New'],
  ]);
});
