import assert from 'node:assert/strict';
import {test} from 'vitest';
import {load} from 'cheerio';
import {navbar} from '../../config/navbar';
import brand from '../../content/siteBrand';

test('a hosted badge shows the service status, and links to the status page', () => {
  const statusUrl = 'https://status.acme.example/';
  const statusBadgeUrl = 'https://badge.acme.example/embed?id=1&theme=auto';
  const [item] = navbar({...brand, statusUrl, statusBadgeUrl}).items ?? [];
  const $ = load(String(item?.value));
  assert.deepEqual([$('iframe').attr('src'), $('iframe').attr('title')], [statusBadgeUrl, 'System status']);
  assert.deepEqual([$('a').attr('href'), $('a').attr('aria-label')], [statusUrl, 'System status (opens in new tab)']);
});
