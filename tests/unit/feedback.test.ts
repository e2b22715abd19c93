import assert from 'node:assert/strict';
import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, test, vi} from 'vitest';
import Feedback from '../../src/components/Feedback';

const site = vi.hoisted(() => ({
  siteUrl: 'https://docs.example.com',
  supportEmail: 'help@example.com',
  feedbackEndpoint: '',
}));

vi.mock('@site/src/lib/useBrand', () => ({useBrand: () => site}));

const feedback = () =>
  load(renderToStaticMarkup(createElement(Feedback, {title: 'R&D: “leads”', route: '/docs/leads'})));

beforeEach(() => {
  site.feedbackEndpoint = '';
});

test('without an endpoint, each answer is an email to support that names the page', () => {
  const $ = feedback();
  const links = [...$('details a')].map((node) => new URL($(node).attr('href') ?? ''));
  assert.equal(links.length, 5);
  assert.ok(links.every(({protocol, pathname}) => protocol === 'mailto:' && pathname === 'help@example.com'));
  const {subject, body} = Object.fromEntries(links[1]?.searchParams ?? []);
  assert.equal(subject, 'R&D: “leads”');
  assert.equal(body, 'No, something is missing.\nhttps://docs.example.com/docs/leads\n\n');
  assert.equal($('form').length, 0);
});

test('with an endpoint, it is a form that works without scripts, and sends only page, answer, and comment', () => {
  site.feedbackEndpoint = 'https://answers.example/docs';
  const $ = feedback();
  const form = $('details form');
  assert.deepEqual([form.attr('action'), form.attr('method')], ['https://answers.example/docs', 'post']);
  const names = [...form.find('[name]')].map((node) => $(node).attr('name'));
  assert.deepEqual([...new Set(names)], ['page', 'answer', 'comment']);
  assert.equal(form.find('[name=page]').attr('value'), 'https://docs.example.com/docs/leads');
  assert.equal(form.find('input[type=radio][required]').length, 5);
  assert.equal($('a[href^="mailto:"]').length, 0);
});
