import assert from 'node:assert/strict';
import {onTestFinished, test} from 'vitest';
import {latestVersion} from '../../content/versions';
import {Scratch} from './scratch';

// Each check has its own unit tests. This tests that the build fails and reports the position.

test('one build reports every page with invalid front matter or body, with file and line', async () => {
  const scratch = new Scratch();
  onTestFinished(() => scratch.remove());
  scratch.keepFewPages();
  scratch.change(`${latestVersion.folder}/destinations/kafka.mdx`, (source) =>
    source.replace('description:', 'descripton: x\ndescription:').replace('category: queue', '$&s'),
  );
  scratch.change('docs/events.mdx', (source) => `${source}\nHello {name}.\n`);
  const {ok, output} = await scratch.build();
  assert.equal(ok, false);
  assert.match(output, /kafka\.mdx:\d+: descripton: unknown key; allowed: title, description/);
  assert.match(output, /kafka\.mdx:\d+: destination\.category: found "queues"; allowed: warehouse/);
  assert.match(output, /docs\/events\.mdx:\d+:7: \{name\} in prose/);
});
