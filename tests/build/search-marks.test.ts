import assert from 'node:assert/strict';
import test from 'node:test';
import {load} from 'cheerio';
import {marks} from '../../plugins/search/marks';
import {readPage} from '../../plugins/search/page';
import {recordsOf} from '../../plugins/search/records';
import {cardText, type Wanted, wanted} from './searchFacts';
import {readBuilt} from './searchIndex';

// What search finds of the components that writers use: pages as built, and what must be found in them by the facts that
// they are made of.

const pages = new Map(Object.keys(wanted).map((page) => [page, readBuilt(`${page}.html`)]));

const open = (page: string, html: string) => readPage({path: page, html, section: 'Guides', kind: 'doc'});

const read = (page: string, html: string) => recordsOf(open(page, html));

/** Texts of a page that are no part of its subject: meanings of terms, names of languages, descriptions on cards. */
function asides(page: string): string[] {
  const $ = load(pages.get(page) ?? '');
  const terms = $('main [role="tooltip"]').toArray();
  const languages = $('main figure')
    .toArray()
    .flatMap((figure) => /language-(\w+)/.exec($(figure).attr('class') ?? '')?.[1] ?? []);
  const cards = page === '/docs/intro-to-integrations' ? [cardText] : [];
  return [...terms.map((each) => $(each).text()), ...languages, ...cards];
}

/** What search does not find, and what it finds that is no part of the subject. */
function problems(page: string, html: string): string[] {
  const records = read(page, html);
  const lacks = ({name, anchor, text = '', under}: Wanted) =>
    !records.some(({trail, ...record}) => {
      const isPlaced = (anchor?.test(record.anchor ?? '') ?? true) && (!under || trail.at(-2) === under);
      return trail.at(-1) === name && isPlaced && record.text.startsWith(text);
    });
  const texts = open(page, html).blocks.map(({text}) => text);
  const extra = asides(page).filter((aside) =>
    texts.some((text) => text === aside || (aside.includes(' ') && text.includes(aside))),
  );
  return [...(wanted[page] ?? []).filter(lacks).map(({name}) => `${page}: no ${name}`), ...extra];
}

const allProblems = (change: (html: string) => string): string[] =>
  [...pages].flatMap(([page, html]) => {
    try {
      return problems(page, change(html));
    } catch (error) {
      return [(error as Error).message];
    }
  });

test('settings, values, operations and inputs are found by name, each at its own address', () => {
  assert.deepEqual(
    allProblems((html) => html),
    [],
  );
  assert.ok(Object.values(wanted).flat().length > 40);
});

/** Class names that the theme promises to keep. */
const stable = /^theme-/;

test('class names may change', () => {
  for (const [page, html] of pages) {
    const $ = load(html);
    $('main [class]').each((_, each) => {
      const names = ($(each).attr('class') ?? '').split(/\s+/);
      $(each).attr('class', names.map((name) => (stable.test(name) ? name : `other-${name.length}`)).join(' '));
    });
    assert.deepEqual(read(page, $.html()), read(page, html), page);
  }
});

/** Words of components and headings, and others in their place; as long as before, so that texts are cut alike. */
const words: readonly [string, string][] = [
  ['One of', 'Any of'],
  ['Default', 'Initial'],
  ['Example', 'Exactly'],
  ['Signature of', 'Interface of'],
  ['>Field<', '>Entry<'],
  ['>What<', '>Item<'],
  ['>required<', '>needed<'],
  ['>Next steps<', '>Read on<'],
];

const reword = (text: string) => words.reduce((said, [from, to]) => said.replaceAll(from, to), text);

test('labels and headings may be worded otherwise', () => {
  for (const [page, html] of pages) {
    const body = html.indexOf('<main');
    const reworded = html.slice(0, body) + reword(html.slice(body));
    assert.notEqual(reworded, html);
    const shape = (records: ReturnType<typeof read>) =>
      records.map((record) => ({...record, text: reword(record.text)}));
    assert.deepEqual(read(page, reworded), shape(read(page, html)));
  }
});

/** The places of each mark, those that leave something out by component. */
const places = [
  ...Object.values(marks).map((mark) => `[${mark}]`),
  ...['[role="tooltip"]', 'figcaption > span', 'div'].map((place) => `${place}[${marks.skip}]`),
];

for (const place of places) {
  test(`the mark of ${place} is needed`, () => {
    const found = allProblems((html) => {
      const $ = load(html);
      Object.values(marks).forEach((mark) => place.includes(mark) && $(`main ${place}`).removeAttr(mark));
      return $.html();
    });
    assert.notDeepEqual(found, []);
  });
}
