import {colors} from '../../../content/colors';
import {cardSize} from '../../../src/lib/cardAddress';
import {type Card, sectionOf} from '../card';
import type {Face} from './face';
import {fit, shorten} from './lines';

/** A part of a plate in whole points, and what is drawn there. */
export type Part = {left: number; top: number; right: number; bottom: number; shapes: string};

/** What every card is drawn with: the upright and the italic face, and the site's mark as an SVG file has it. */
export type Kit = {upright: Face; italic: Face; mark: string};

const {charcoal: ground, cyan, paper: ink} = colors;
const color = {ground, ink, cyan, soft: '#b0b4bc', rule: '#565d6a'};

const {width, height} = cardSize;
const frame = {left: 60, top: 60, right: width - 60, bottom: height - 60};
const foot = 476;
const label = {radius: 30, size: 30};
const caption = {left: 112, size: 36};
const title = {left: 148, right: frame.right - 56, middle: 270, leading: 1.1};
const room = {width: title.right - title.left, height: 312, sizes: {from: 128, to: 60, step: 4}};
const sign = {left: frame.left + 14, size: 60, text: 38};
const specimen = {left: 768, top: 100, size: 340, opacity: 0.13};

const circle = (x: number, y: number, r: number, paint: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${paint}/>`;

const line = (d: string, stroke: string, strokeWidth: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;

/** A part that reaches this far, to whole points. */
const part = (left: number, top: number, right: number, bottom: number, shapes: string): Part => ({
  ...{left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom)},
  shapes,
});

/** The site's mark in a square; its ground in the file is that of the card. */
function placeMark(mark: string, x: number, y: number, size: number, opacity = 1): string {
  const box = /viewBox="([^"]+)"/.exec(mark)?.[1] ?? '0 0 64 64';
  const inner = mark.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g opacity="${opacity}"><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${inner}</svg></g>`;
}

function sectionParts({trail}: Card, {italic}: Kit): Part[] {
  const {left, top, right} = frame;
  const rule = (from: number) =>
    part(from, top - 2, right + 2, top + 2, line(`M${from} ${top}H${right}`, color.rule, 2));
  const section = sectionOf({trail});
  if (section === '') {
    return [rule(left)];
  }
  const {size} = caption;
  const shown = shorten(section, (right - 120 - caption.left) / size, italic.measure);
  const end = caption.left + italic.measure(shown) * size;
  const words = italic.outline(shown, caption.left, top + size * 0.3, size, color.soft);
  return [part(caption.left - 10, top - size, end + 12, top + size, words), rule(end + 20)];
}

function labelPart({number}: Card, {upright}: Kit): Part {
  const {left, top} = frame;
  const reach = label.radius + 2;
  const ring = circle(left, top, label.radius, `fill="${color.ground}" stroke="${color.cyan}" stroke-width="3"`);
  const size = number !== undefined && number > 99 ? label.size * 0.8 : label.size;
  const x = left - (upright.measure(String(number)) * size) / 2;
  const sign =
    number === undefined
      ? circle(left, top, 10, `fill="${color.cyan}"`)
      : upright.outline(String(number), x, top + size * 0.33, size, color.ink);
  return part(left - reach, top - reach, left + reach, top + reach, ring + sign);
}

/** The title, and the line that leads to it from the label. */
function titleParts({title: words}: Card, {upright}: Kit): [pointer: Part, title: Part] {
  const {size, lines} = fit(words, room, upright.measure);
  const leading = size * title.leading;
  const first = title.middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const width = Math.max(...lines.map(upright.measure)) * size;
  const [at, end] = [first - size * 0.3, title.left - 28];
  const pointer =
    line(`M${frame.left} ${frame.top + label.radius}V${at}H${end}`, color.cyan, 4) +
    circle(end, at, 8, `fill="${color.cyan}"`);
  const outlines = lines.map((text, index) =>
    upright.outline(text, title.left, first + index * leading, size, color.ink),
  );
  const bottom = first + (lines.length - 1) * leading + size * 0.4;
  return [
    part(frame.left - 3, frame.top + label.radius, end + 10, at + 10, pointer),
    part(title.left - 12, first - size * 1.05, title.left + width + 12, bottom, outlines.join('')),
  ];
}

function drawFoot({site, host}: Card, {upright, italic, mark}: Kit): string {
  const middle = (foot + frame.bottom) / 2;
  const baseline = middle + sign.text * 0.32;
  const hostSize = caption.size * 0.8;
  const hostLeft = title.right - italic.measure(host) * hostSize;
  const siteRight = title.left + upright.measure(site) * sign.text;
  return [
    placeMark(mark, sign.left, middle - sign.size / 2, sign.size),
    upright.outline(site, title.left, baseline, sign.text, color.ink),
    // A long name leaves no room for the host.
    siteRight + 40 < hostLeft ? italic.outline(host, hostLeft, baseline, hostSize, color.soft) : '',
  ].join('');
}

/** A plate: what stands on all of its kind where no part is, and the parts that are this card's own, the lowest first. */
export type Plate = {fixed: string; parts: readonly Part[]};

/** The ground of every plate, and its frame. */
const plain =
  `<rect width="${width}" height="${height}" fill="${color.ground}"/>` +
  line(`M${frame.right} ${frame.top}V${frame.bottom}H${frame.left}V${frame.top}`, color.rule, 2) +
  line(`M${frame.left} ${foot}H${frame.right}`, color.rule, 2);

/**
 * Draws a card: a plate with a small numbered label, from which a line leads to the title. All text is drawn as
 * outlines, so the picture is the same on every machine. A large mark stands on the plate where the title leaves room.
 */
export function plateOf(card: Card, kit: Kit): Plate {
  const [pointer, words] = titleParts(card, kit);
  const {left, top, size, opacity} = specimen;
  const mark = words.right < left - 28 ? placeMark(kit.mark, left, top, size, opacity) : '';
  const parts = [...sectionParts(card, kit), pointer, labelPart(card, kit), words];
  return {fixed: mark + drawFoot(card, kit), parts};
}

const meet = (one: Part, other: Part) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Frame = Omit<Part, 'shapes'>;

const svg = ({left, top, right, bottom}: Frame, shapes: string): string => {
  const [wide, high] = [right - left, bottom - top];
  const box = `width="${wide}" height="${high}" viewBox="${left} ${top} ${wide} ${high}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${shapes}</svg>`;
};

const all: Frame = {left: 0, top: 0, right: width, bottom: height};

const shapesOf = (parts: readonly Part[]) => parts.map(({shapes}) => shapes).join('');

/** A plate as SVG. */
export const plateSvg = ({fixed, parts}: Plate): string => svg(all, plain + fixed + shapesOf(parts));

/** A plate without its parts, as SVG. */
export const bareSvg = ({fixed}: Plate): string => svg(all, plain + fixed);

/** What is seen of a plate where one of its parts is, as SVG. */
export const partSvg = ({parts}: Plate, part: Part): string =>
  svg(part, plain + shapesOf(parts.filter((each) => meet(each, part))));
