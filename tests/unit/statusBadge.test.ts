import assert from 'node:assert/strict';
import {test} from 'vitest';
import {load} from 'cheerio';
import {navbar} from '../../config/navbar';
import brand from '../../content/siteBrand';

/** What the bar shows of the status, for these settings. */
function badge(settings: Partial<typeof brand>) {
  const [item] = navbar({...brand, ...settings}).items ?? [];
  const $ = load(String(item?.value));
  const attributes = (selector: string, names: string[]) => names.map((name) => $(selector).attr(name));
  return {
    frame: attributes('iframe', ['src', 'title', 'width', 'height']),
    link: attributes('a', ['href', 'aria-label']),
  };
}

test('a hosted badge says how the service is, and leads to the status page', () => {
  const statusUrl = 'https://status.acme.example/';
  assert.deepEqual(badge({statusUrl, statusBadgeUrl: 'https://badge.acme.example/embed?id=1&theme=auto'}), {
    frame: ['https://badge.acme.example/embed?id=1&theme=auto', 'System status', '250', '30'],
    link: [statusUrl, 'System status (opens in new tab)'],
  });
});

test('the site’s own badge claims nothing and is named for the page it leads to', () => {
  const statusUrl = 'https://status.acme.example/';
  assert.deepEqual(badge({statusUrl, statusBadgeUrl: ''}), {
    frame: [`${brand.baseUrl}status-badge.html`, 'Status page', '250', '30'],
    link: [statusUrl, 'Status page (opens in new tab)'],
  });
});
