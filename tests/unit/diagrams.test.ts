import assert from 'node:assert/strict';
import fs from 'node:fs';
import {onTestFinished, test} from 'vitest';
import {load} from 'cheerio';
import {diagramNames, readDiagram} from '../../content/facts/diagrams';
import {makeFolder} from './folders';

test('each diagram has a wide and a stacked shape with the same text alternatives', () => {
  const names = diagramNames();
  assert.ok(names.length >= 12);
  for (const name of names) {
    const $ = load(readDiagram(name), {xml: true});
    const shapes = $('svg').toArray();
    assert.deepEqual(
      shapes.map(({attribs}) => [attribs['data-shape'], attribs.role, attribs['aria-labelledby']]),
      ['wide', 'narrow'].map((shape) => [shape, 'img', `${name}-title`]),
    );
    assert.equal($('title').length, 1, name);
  }
});

test('a diagram without its stacked shape is refused, and so is one without a description', () => {
  const before = process.cwd();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg">';
  const folder = makeFolder({'src/diagrams/a.svg': `${svg}<title>A</title><desc>What it shows.</desc></svg>`});
  onTestFinished(() => {
    process.chdir(before);
    fs.rmSync(folder, {recursive: true});
  });
  process.chdir(folder);
  assert.throws(
    () => readDiagram('a'),
    /src\/diagrams\/a\.narrow\.svg:1: no such file; allowed: the stacked shape of src\/diagrams\/a\.svg/,
  );
  fs.writeFileSync('src/diagrams/a.narrow.svg', `${svg}</svg>`);
  assert.match(readDiagram('a'), /data-shape="narrow"/);
  fs.writeFileSync('src/diagrams/a.svg', `${svg}<title>A</title></svg>`);
  assert.throws(() => readDiagram('a'), /a\.svg:1: a diagram without <title> or <desc>; allowed: both at its start/);
  for (const [wrong, said] of [
    [
      `${svg}\n<g><path d="M0 0">\n</g></svg>`,
      /a\.svg:3:1: an SVG that does not parse: expected 'path' tag, not 'g'; allowed: /,
    ],
    [
      `${svg}<text>a & b</text></svg>`,
      /a\.svg:1:49: an SVG that does not parse: malformed entity reference; allowed: .*&amp;/,
    ],
    [
      '<svg></svg>',
      /a\.svg:1: an SVG that does not parse: .*; allowed: <svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">/,
    ],
  ] as const) {
    fs.writeFileSync('src/diagrams/a.svg', wrong);
    assert.throws(() => readDiagram('a'), said);
  }
});
