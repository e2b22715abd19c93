import assert from 'node:assert/strict';
import {test} from 'vitest';
import {handleBrokenLinks} from '@docusaurus/core/lib/server/brokenLinks';

process.env.CI = 'true';

const page = (path: string) => ({path, component: '', exact: true});

/** Runs the generator's own check with the site's settings of CI. */
async function messageOf(link: string): Promise<string> {
  const {brokenLinks} = await import('../../config/markdown');
  const {onBrokenLinks, onBrokenAnchors} = brokenLinks;
  const collectedLinks = {
    '/docs/faq': {links: [link], anchors: []},
    '/docs/glossary': {links: [], anchors: ['pixel']},
  };
  try {
    await handleBrokenLinks({
      collectedLinks,
      routes: Object.keys(collectedLinks).map(page),
      onBrokenLinks,
      onBrokenAnchors,
    });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('in CI a broken link and a broken anchor end the build with the page and the address', async () => {
  assert.match(await messageOf('/docs/nowhere'), /source page path = \/docs\/faq:\s+-> linking to \/docs\/nowhere/);
  assert.match(
    await messageOf('/docs/glossary#nowhere'),
    /Broken anchor on source page path = \/docs\/faq:\s+-> linking to \/docs\/glossary#nowhere/,
  );
  assert.equal(await messageOf('/docs/glossary#pixel'), 'no error');
});
