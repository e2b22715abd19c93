import assert from 'node:assert/strict';
import fs from 'node:fs';
import {beforeEach, describe, test} from 'vitest';
import {load} from 'cheerio';
import {diagramNames, readDiagram, readCover} from '../../content/facts/diagrams';
import {workIn} from './folders';

test('each diagram has a wide and a stacked variant with the same text alternatives', () => {
  const names = diagramNames();
  assert.ok(names.length >= 12);
  for (const name of names) {
    const $ = load(readDiagram(name), {xml: true});
    const shapes = [...$('svg')].map(({attribs: a}) => [a['data-shape'], a.role, a['aria-labelledby']].join());
    assert.deepEqual(shapes, [`wide,img,${name}-title`, `narrow,img,${name}-title`]);
    assert.equal($('title').length, 1, name);
  }
});

test('a diagram’s cover is its marked elements, cropped to its box, and pages contain no marks', () => {
  const $ = load(readCover('suppression'), {xml: true});
  assert.equal($('svg').attr('viewBox'), '-26.5 -29.5 350 175');
  assert.match($('text').text(), /On the list before the visit/);
  assert.doesNotMatch($('text').text(), /On the list after the visit/);
  assert.equal(readCover('roles'), '');
  for (const markup of [readCover('suppression'), ...diagramNames().map(readDiagram)]) {
    assert.doesNotMatch(markup, /data-cover/);
  }
});

describe('an invalid diagram', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">';
  const files = {
    'src/diagrams/a.svg': `${svg}<title>A</title><desc>What it shows.</desc></svg>`,
    'src/diagrams/a.narrow.svg': `${svg}</svg>`,
  };
  workIn(files);
  beforeEach(() => Object.entries(files).forEach(([file, text]) => fs.writeFileSync(file, text)));

  test('is rejected without its stacked variant', () => {
    const lacking =
      /src\/diagrams\/a\.narrow\.svg:1: no such file; allowed: the stacked version of src\/diagrams\/a\.svg/;
    assert.match(readDiagram('a'), /data-shape="narrow"/);
    fs.rmSync('src/diagrams/a.narrow.svg');
    assert.throws(() => readDiagram('a'), lacking);
  });

  test.each([
    [`${svg}<title>A</title></svg>`, /a\.svg:1: a diagram without <title> or <desc>; allowed: both at its start/],
    [`${svg}\n<g><path d="M0 0">\n</g></svg>`, /a\.svg:3:1: an SVG that does not parse: expected 'path' tag, not 'g'/],
    [`${svg}<text>a & b</text></svg>`, /a\.svg:1:49: an SVG that does not parse: malformed entity.*; allowed: .*&amp;/],
    ['<svg></svg>', /a\.svg:1: an SVG that .*; allowed: <svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/],
  ])('%j is rejected', (text, said) => {
    fs.writeFileSync('src/diagrams/a.svg', text);
    assert.throws(() => readDiagram('a'), said);
  });
});
