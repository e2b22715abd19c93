import assert from 'node:assert/strict';
import {afterAll, test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {Scratch} from './scratch';

// Each check has unit tests of its own: here the build stops for them, and names the place.

const current = latestVersion.folder;
const scratch = new Scratch();
afterAll(() => scratch.remove());

type Wrong = {file: string; change: (source: string) => string; expected: RegExp[]};

const after = (text: string) => (source: string) => `${source}\n${text}\n`;

async function stops(...wrong: readonly Wrong[]): Promise<void> {
  const undo = wrong.map(({file, change}) => scratch.change(file, change));
  const {ok, output} = await scratch.build();
  undo.forEach((each) => each());
  assert.equal(ok, false);
  wrong.flatMap(({expected}) => expected).forEach((pattern) => assert.match(output, pattern));
}

test('a bad value in brand.ts stops the build', () =>
  stops({
    file: 'brand.ts',
    change: (source) => source.replace(/supportEmail: '[^']+'/, "supportEmail: 'nobody'"),
    expected: [/brand\.ts is not valid/, /supportEmail: found "nobody"; allowed: an email address/],
  }));

test('one build reports every page that is wrong, in its front matter or its body, with file and line', () =>
  stops(
    {
      file: `${current}/destinations/kafka.mdx`,
      change: (source) =>
        source.replace('description:', 'descripton: x\ndescription:').replace('category: queue', '$&s'),
      expected: [
        /kafka\.mdx:\d+: descripton: unknown key; allowed: title, description/,
        /kafka\.mdx:\d+: destination\.category: found "queues"; allowed: warehouse/,
      ],
    },
    {
      file: 'docs/events.mdx',
      change: after('Hello {name}.'),
      expected: [/docs\/events\.mdx:\d+:7: \{name\} in prose/],
    },
  ));
