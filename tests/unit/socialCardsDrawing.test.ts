import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import {Resvg} from '@resvg/resvg-js';
import {convertIndexedToRgb, decode, type DecodedPng} from 'fast-png';
import type {Card} from '../../plugins/social-cards/card';
import {designOf, drawWith, sourcesOf} from '../../plugins/social-cards/draw';
import {loadFace} from '../../plugins/social-cards/draw/face';
import {blank, copyOf, put} from '../../plugins/social-cards/draw/indexed';
import {fit, shorten} from '../../plugins/social-cards/draw/lines';
import {plateOf, plateSvg} from '../../plugins/social-cards/draw/plate';
import {encodePng} from '../../plugins/social-cards/draw/png';

const card: Card = {title: 'A page', trail: ['Guides'], number: 3, site: 'Acme', host: 'docs.example.com'};
const sources = sourcesOf(path.resolve());
const kit = {
  upright: loadFace(sources.upright),
  italic: loadFace(sources.italic),
  mark: '<svg viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
};
const drawPlate = (of: Card) => plateSvg(plateOf(of, kit));
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
  const svg = drawPlate({...card, title: '<b> & "quotes"', trail: ['A & B', '<i>'], site: 'A & B'});
  assert.doesNotMatch(svg, /<text|&|<b>|<i>|NaN|undefined/);
  assert.equal(svg.match(/<(?:g|svg)[ >]/g)?.length, svg.match(/<\/(?:g|svg)>/g)?.length);
});

test('a page without section and number has a dot for the number and an unbroken rule', () => {
  const svg = drawPlate({...card, trail: [], number: undefined});
  assert.match(svg, /M60 60H1140/);
  assert.match(svg, /<circle cx="60" cy="60" r="10"/);
  assert.doesNotMatch(drawPlate(card), /M60 60H1140/);
});

test('a section that is too long is cut short before the frame ends', () => {
  const svg = drawPlate({...card, trail: ['A section with a name that has no end '.repeat(5)]});
  const start = Number(/M([\d.]+) 60H1140/.exec(svg)?.[1]);
  assert.ok(start < 1100, `the rule starts at ${start}`);
});

test('a long name of the site takes the place of the host', () => {
  const host = 'documentation.a-long-host.example.com';
  const named = (site: string) => drawPlate({...card, site, host}).length;
  const withoutHost = drawPlate({...card, site: 'A name of forty letters, to the very end', host: ''}).length;
  assert.ok(named('A name') > drawPlate({...card, site: 'A name', host: ''}).length + 1000);
  assert.ok(named('A name of forty letters, to the very end') <= withoutHost);
});

test('a missing face or mark is named', () => {
  assert.throws(() => designOf({...sources, italic: '/none/italic.woff'}), /the face \/none\/italic\.woff is missing/);
  assert.throws(() => designOf({...sources, mark: '/none/icon.svg'}), /the mark \/none\/icon\.svg is missing/);
  assert.throws(
    () => designOf({...sources, tools: ['/none/package.json']}),
    /the package \/none\/package\.json is missing/,
  );
  assert.throws(() => drawWith({...sources, upright: '/none/up.woff'})(card), /the face \/none\/up\.woff is missing/);
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

/** A drawing with so many colors; with 60 of them a row is as the one above. */
const drawing = (colors: number) => ({
  width: 60,
  height: 5,
  pixels: Uint8Array.from(Array.from({length: 300}, (_, at) => [at % colors, 7, (at % colors) >> 8, 255]).flat()),
});

test('a picture comes out of its PNG as it went in, with few colors and with many', () => {
  for (const [colors, channels] of [
    [60, 3],
    [200, 3],
    [300, 4],
  ] as const) {
    const {width, height, pixels} = drawing(colors);
    const few = blank(width, height);
    assert.equal(put(few, drawing(colors), 0, 0), colors < 300);
    const image = decode(encodePng(colors < 300 ? few : {width, height, pixels}), {checkCrc: true});
    const opaque = pixels.filter((_, at) => channels === 4 || at % 4 < 3);
    assert.deepEqual([image.width, image.height, Boolean(image.palette)], [60, 5, colors < 300]);
    assert.deepEqual([...colorsOf(image)], [...opaque]);
  }
});

test('a drawing is put where it belongs, and a copy is a picture of its own', () => {
  const rows = ({data, width}: {data: Buffer; width: number}) =>
    Array.from({length: data.length / width}, (_, row) => [...data.subarray(row * width, (row + 1) * width)].join(''));
  const red = {width: 2, height: 1, pixels: Uint8Array.from([9, 0, 0, 255, 8, 0, 0, 255])};
  const ground = blank(4, 3);
  put(ground, {width: 4, height: 3, pixels: new Uint8Array(48).fill(255)}, 0, 0);
  const picture = copyOf(ground);
  put(picture, red, 1, 2);
  // A view that does not begin where a number of four bytes may.
  put(picture, {...red, pixels: Uint8Array.from([0, ...red.pixels]).subarray(1)}, 2, 0);
  assert.deepEqual([rows(picture), picture.colors.length], [['0012', '0000', '0120'], 3]);
  assert.deepEqual([rows(ground), ground.colors.length], [['0000', '0000', '0000'], 1]);
});

/** Pixels that differ between a card and a plate, that of the same card as a rule, drawn in one piece. */
function differences(of: Card, plate = of): number {
  const svg = plateSvg(plateOf(plate, {...kit, mark: fs.readFileSync(sources.mark, 'utf8')}));
  const {width, height, pixels: whole} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  const shown = colorsOf(decode(drawWith(sources)(of)));
  const isOther = (at: number) => [0, 1, 2].some((byte) => shown[at * 3 + byte] !== whole[at * 4 + byte]);
  return Array.from({length: width * height}, (_, at) => at).filter(isOther).length;
}

test('a card that is put together from its parts is the plate, to the edges of its letters', () => {
  const titles = ['S3', 'ÅÇjgQ fjord', 'Premium Household Income Midpoint and personalization', 'no end '.repeat(40)];
  const places = [
    {trail: [], number: undefined},
    {trail: ['Destinations', 'Warehouses'], number: 7},
    {trail: ['A section with a name that has no end '.repeat(5)], number: 123},
  ];
  const found = titles.flatMap((title) => places.map((place) => differences({...card, ...place, title})));
  // Where an edge is half-way between two values, it may be rounded to either.
  assert.ok(Math.max(...found) <= 2, found.join(' '));
  assert.ok(differences({...card, title: 'A page.'}, {...card, title: 'A page'}) > 20);
});

test('a letter that the face lacks is reported', (t) => {
  const warn = t.mock.method(console, 'warn', () => undefined);
  drawWith(sources)({...card, title: 'Aж'});
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /"Aж".* lacks ж$/);
});

test('the picture is a PNG of 1200 by 630 with a palette, the same each time, and small', () => {
  const draw = drawWith(sources);
  const [png, same, other] = [draw(card), draw(card), draw({...card, title: 'Another'})];
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20), png[25]], [1200, 630, 3]);
  assert.ok(png.equals(same) && !png.equals(other));
  assert.ok(png.length < 40_000, `${png.length} bytes`);
});
