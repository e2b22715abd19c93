import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {convertIndexedToRgb, decode, type DecodedPng} from 'fast-png';
import type {Card} from '../../plugins/social-cards/card';
import {designOf, drawWith, sourcesOf} from '../../plugins/social-cards/draw';
import {loadFace} from '../../plugins/social-cards/draw/face';
import {fit, shorten} from '../../plugins/social-cards/draw/lines';
import {drawPlate} from '../../plugins/social-cards/draw/plate';
import {encodePng} from '../../plugins/social-cards/draw/png';

const card: Card = {title: 'A page', trail: ['Guides'], number: 3, site: 'Acme', host: 'docs.example.com'};
const sources = sourcesOf(path.resolve());
const kit = {
  upright: loadFace(sources.upright),
  italic: loadFace(sources.italic),
  mark: '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
};
const room = {width: 900, height: 312, sizes: {from: 128, to: 60, step: 4}};
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
const scratch = () => fs.mkdtempSync(path.join(temporary, 'test-'));

test.after(() => fs.rmSync(temporary, {recursive: true}));

test('a short title is set large, a long one in more lines and smaller, an endless one ends with an ellipsis', () => {
  const {measure} = kit.upright;
  const short = fit('Braze', room, measure);
  const long = fit('Premium Household Income Midpoint and personalization', room, measure);
  const endless = fit('words that do not end '.repeat(20), room, measure);
  assert.deepEqual([short.size, short.lines], [128, ['Braze']]);
  assert.ok(long.size < short.size && long.lines.length === 3, JSON.stringify(long));
  assert.equal(endless.size, 60);
  assert.match(endless.lines.at(-1) ?? '', /\w…$/);
  for (const {size, lines} of [short, long, endless]) {
    assert.ok(lines.length * size <= room.height);
    assert.deepEqual(
      lines.filter((line) => measure(line) * size > room.width),
      [],
    );
  }
});

test('one endless word is cut between letters', () => {
  const {lines, size} = fit('Supercalifragilistic'.repeat(6), room, kit.upright.measure);
  assert.equal(lines.length, 1);
  assert.ok(kit.upright.measure(lines[0] ?? '') * size <= room.width);
  assert.equal(
    shorten('abcdef', 4, (text) => text.length),
    'abc…',
  );
});

test('a card is well-formed whatever the words, with no text that needs a face to show', () => {
  const svg = drawPlate({...card, title: '<b> & "quotes"', trail: ['A & B', '<i>'], site: 'A & B'}, kit);
  assert.doesNotMatch(svg, /<text|&|<b>|<i>|NaN|undefined/);
  assert.equal(svg.match(/<(?:g|svg)[ >]/g)?.length, svg.match(/<\/(?:g|svg)>/g)?.length);
});

test('a page without section and number has a dot for the number and an unbroken rule', () => {
  const svg = drawPlate({...card, trail: [], number: undefined}, kit);
  assert.match(svg, /M60 60H1140/);
  assert.match(svg, /<circle cx="60" cy="60" r="10"/);
  assert.doesNotMatch(drawPlate(card, kit), /M60 60H1140/);
});

test('a section that is too long is cut short before the frame ends', () => {
  const svg = drawPlate({...card, trail: ['A section with a name that has no end '.repeat(5)]}, kit);
  const start = Number(/M([\d.]+) 60H1140/.exec(svg)?.[1]);
  assert.ok(start < 1100, `the rule starts at ${start}`);
});

test('a long name of the site takes the place of the host', () => {
  const host = 'documentation.a-long-host.example.com';
  const named = (site: string) => drawPlate({...card, site, host}, kit).length;
  const withoutHost = drawPlate({...card, site: 'A name of forty letters, to the very end', host: ''}, kit).length;
  assert.ok(named('A name') > drawPlate({...card, site: 'A name', host: ''}, kit).length + 1000);
  assert.ok(named('A name of forty letters, to the very end') <= withoutHost);
});

test('a missing face or mark is named', async () => {
  assert.throws(() => designOf({...sources, italic: '/none/italic.woff'}), /the face \/none\/italic\.woff is missing/);
  assert.throws(() => designOf({...sources, mark: '/none/icon.svg'}), /the mark \/none\/icon\.svg is missing/);
  assert.throws(
    () => designOf({...sources, tools: ['/none/package.json']}),
    /the package \/none\/package\.json is missing/,
  );
  await assert.rejects(drawWith({...sources, upright: '/none/up.woff'})(card), /the face \/none\/up\.woff is missing/);
  const broken = path.join(scratch(), 'broken.woff');
  fs.writeFileSync(broken, 'no face');
  assert.throws(() => loadFace(broken), /broken\.woff holds no face/);
});

test('another version of a package that draws makes another design', () => {
  const tool = path.join(scratch(), 'package.json');
  const designs = ['1.0.0', '1.0.1', '1.0.1'].map((version) => {
    fs.writeFileSync(tool, JSON.stringify({version}));
    return designOf({...sources, tools: [tool]});
  });
  assert.notEqual(designs[0], designs[1]);
  assert.equal(designs[1], designs[2]);
});

const colorsOf = (image: DecodedPng) => (image.palette ? convertIndexedToRgb(image) : image.data);

test('a picture comes out of its PNG as it went in, with few colors and with many', () => {
  const picture = (colors: number) => ({
    width: 60,
    height: 5,
    pixels: Uint8Array.from(Array.from({length: 300}, (_, at) => [at % colors, 7, (at % colors) >> 8, 255]).flat()),
  });
  // With 60 colors a row is as the one above.
  for (const [colors, channels] of [
    [60, 3],
    [200, 3],
    [300, 4],
  ] as const) {
    const {width, height, pixels} = picture(colors);
    const image = decode(encodePng({width, height, pixels}), {checkCrc: true});
    const opaque = pixels.filter((_, at) => channels === 4 || at % 4 < 3);
    assert.deepEqual([image.width, image.height, Boolean(image.palette)], [60, 5, colors < 300]);
    assert.deepEqual([...colorsOf(image)], [...opaque]);
  }
});

test('a letter that the face lacks is reported', async (t) => {
  const warn = t.mock.method(console, 'warn', () => undefined);
  await drawWith(sources)({...card, title: 'Aж'});
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /"Aж".* lacks ж$/);
});

test('the picture is a PNG of 1200 by 630 with a palette, the same each time, and small', async () => {
  const draw = drawWith(sources);
  const [png, same, other] = await Promise.all([draw(card), draw(card), draw({...card, title: 'Another'})]);
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20), png[25]], [1200, 630, 3]);
  assert.ok(png.equals(same) && !png.equals(other));
  assert.ok(png.length < 40_000, `${png.length} bytes`);
});
