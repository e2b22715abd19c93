import assert from 'node:assert/strict';
import {test} from 'vitest';
import {load} from 'cheerio';
import {hasHistory} from '../../config/history';
import brand from '../../content/siteBrand';
import {attributes, pageAt, posts, texts} from './site';

test('the navbar has its items in the specified order', () => {
  const {$} = pageAt('/docs/events');
  const labels = texts($, '.navbar__items > .navbar__item:not(.dropdown), .navbar__items > .dropdown > summary');
  assert.deepEqual(labels.filter(Boolean), [`What is ${brand.name}`, 'Guides & Docs', 'Blog', 'Login', 'Community']);
});

test('the guides menu has its six entries', () => {
  const $ = load(pageAt('/docs/events').html);
  $('.navbar .dropdown__menu small').remove();
  const links = [...$('.navbar .dropdown__menu a')].map((node) => [$(node).text().trim(), $(node).attr('href')]);
  assert.deepEqual(links, [
    ['Documentation', '/docs/start-registration'],
    ['Optin Forms', '/docs/leadcapture/overview'],
    ['Personalization', '/docs/personalization/personalized-landing-pages'],
    ['Integrations', '/docs/intro-to-integrations'],
    ['API', '/docs/intro-to-graphql'],
    ['ConsentGuard', '/docs/consentguard/consentguard-overview'],
  ]);
});

test('the status badge is on the left, 250 by 30, and the logo links to the docs', () => {
  const {$} = pageAt('/');
  const badge = $('.navbar__items').first().find('iframe');
  assert.deepEqual([badge.attr('width'), badge.attr('height')], ['250', '30']);
  const link = badge.next('a');
  assert.deepEqual([link.attr('href'), link.attr('aria-label')], [brand.statusUrl, 'Status page (opens in new tab)']);
  assert.equal($('.navbar__brand').attr('href'), '/docs');
  assert.equal(pageAt('/Home/Logo').$('main svg').first().attr('width'), '30');
});

test('the footer has its columns and entries', () => {
  const {$} = pageAt('/');
  const columns = $('footer .footer__col')
    .toArray()
    .map((column) => [$(column).find('.footer__title').text(), attributes($(column).find('a'), 'href')]);
  assert.deepEqual(columns, [
    [
      'Documentation',
      [
        '/docs/start-registration',
        '/docs/personalization/personalized-landing-pages',
        '/docs/intro-to-integrations',
        '/docs/consentguard/consentguard-overview',
      ],
    ],
    ['Contact Us', [brand.salesUrl, `mailto:${brand.supportEmail}`]],
    ['Find us', ['/blog', brand.communityUrl]],
    [
      'Corporate',
      [
        '/privacy-policy',
        '/terms-and-conditions',
        '/acceptable-use',
        brand.optOutUrl,
        brand.consumerRightsUrl,
        `tel:${brand.privacyPhone}`,
      ],
    ],
  ]);
  assert.match($('footer .footer__copyright').text(), new RegExp(`2025 ${brand.company}`));
  // Email and phone links open in the same tab.
  const targets = attributes($('footer :is([href^="mailto:"], [href^="tel:"])'), 'target');
  assert.deepEqual(targets, ['_self', '_self']);
});

test('docs show when they changed but not who changed them, and have no breadcrumbs', () => {
  const {$} = pageAt('/docs/intro-to-leads');
  // An archive has no history, so it has no date line.
  assert.match($('.theme-last-updated').text(), hasHistory() ? /^Last updated on / : /^$/);
  assert.doesNotMatch($('.theme-last-updated').text(), / by /);
  assert.equal($('.theme-doc-breadcrumbs').length, 0);
});

test('the unreleased version has a notice, and the latest has no badge', () => {
  const next = pageAt('/docs/next/intro-to-leads').$;
  assert.match(next('.theme-doc-version-banner').text(), /unreleased/);
  assert.equal(next('.theme-doc-version-badge').length, 1);
  assert.equal(pageAt('/docs/intro-to-leads').$('.theme-doc-version-badge').length, 0);
});

test('scripts load as specified: the pixel async, others deferred, and the bundle on first use', () => {
  const {$} = pageAt('/');
  const kinds = ['/focus-visible.min.js', '/js/deferred.js', '/js/player.js', '/js/pixel.js'].map((src) => {
    const script = $(`script[src="${src}"]`);
    return script.attr('defer') !== undefined ? 'defer' : script.attr('async') !== undefined && 'async';
  });
  assert.deepEqual(kinds, ['defer', 'defer', 'defer', 'async']);
  assert.equal($('script[src]').length, kinds.length);
  const bundle = $('#__docusaurus').attr('data-scripts') ?? '';
  assert.match(bundle, /^\/assets\/js\/runtime~main\.\w+\.js (?:\S+ )*\/assets\/js\/main\.\w+\.js$/);
});

test('heading anchors are not translated, and pages contain no React hydration hints', () => {
  const {$} = pageAt('/docs/billing');
  assert.ok($('.hash-link').length > 3);
  assert.equal($('.hash-link:not([translate="no"])').length, 0);
  const withPlayer = pageAt('/docs/blank').$;
  assert.ok(withPlayer('[data-player-stage]').length > 0);
  assert.equal(withPlayer('[data-player]:not(:has(pre))').length, 0, 'a sample can be read without scripts');
  assert.equal(withPlayer('[suppresshydrationwarning]').length, 0);
});

test('post lists are newest first, next to the list of all posts, and the blog shows the posts’ diagrams', () => {
  for (const route of ['/blog', '/blog/archive', '/blog/tags/announcement']) {
    const {$} = pageAt(route);
    const days = attributes($('main time'), 'datetime');
    assert.ok(days.length > 1, route);
    assert.deepEqual(days, [...days].sort().reverse(), route);
    const pictures = route === '/blog' ? days.length : 0;
    assert.equal($('main li :is(img, svg, figure)').length, pictures, route);
    assert.equal($('main li [aria-hidden="true"] svg').length, pictures, `${route}: for the eye only`);
    assert.equal($('main li:has(time) :is(h2, h3) a').length, days.length, `${route}: one link to each post`);
    assert.equal($('main h1').length, 1, route);
    assert.equal($('main li:has(time):has(p)').length, days.length, `${route}: a sentence for each post`);
    const sidebar = $('nav[aria-label="Blog recent posts navigation"]');
    assert.match(sidebar.text(), /All Blog Posts/, route);
    assert.equal(sidebar.find('li a').length, posts.length, route);
  }
});

test('home’s destination count matches the destination wall', () => {
  const {$} = pageAt('/docs/Integrations');
  const entries = $('main li[data-entry]');
  const open = entries.filter((_, entry) => $(entry).text().includes('(not confirmed)'));
  assert.ok(open.length > 0);
  const listed = entries.length - open.length;
  const home = pageAt('/').$;
  assert.equal(home('dt:contains("destinations for leads") + dd').text(), String(listed));
  assert.match(home('main').text(), new RegExp(`${listed} available, ${open.length} not confirmed`));
});

test('the app showcase has its own page and is not on home', () => {
  const stores = 'main a[href^="https://apps.apple.com/"]';
  assert.equal(pageAt('/').$(stores).length, 0);
  assert.equal(pageAt('/Home/Showcase').$(stores).length, 52);
  assert.match(pageAt('/Home/Showcase').$('main').text(), /examples, not partners/);
});
