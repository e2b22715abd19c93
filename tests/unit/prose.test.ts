import assert from 'node:assert/strict';
import test from 'node:test';
import {sayAll} from '../../content/findings';
import {readPages} from '../../content/pages';
import {checkFacts, checkProse} from '../../scripts/checks/prose';

test('the prose of all pages is clean', async () => {
  const pages = readPages();
  assert.ok(pages.length > 150, `only ${pages.length} pages were found`);
  assert.equal(sayAll(await checkProse(pages)), '');
});

test('the prose of facts and schema is clean', async () => {
  assert.equal(sayAll(await checkFacts('.')), '');
});
