import {colors} from '../../../content/colors';
import {cardSize} from '../../../src/lib/cardAddress';
import {type Card, sectionOf} from '../card';
import type {Face} from './face';
import {fit, shorten} from './lines';

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

/** The site's mark in a square; its ground in the file is that of the card. */
function placeMark(mark: string, x: number, y: number, size: number, opacity = 1): string {
  const box = /viewBox="([^"]+)"/.exec(mark)?.[1] ?? '0 0 64 64';
  const inner = mark.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g opacity="${opacity}"><svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${box}">${inner}</svg></g>`;
}

function drawSection(section: string, {italic}: Kit): string {
  if (section === '') {
    return line(`M${frame.left} ${frame.top}H${frame.right}`, color.rule, 2);
  }
  const shown = shorten(section, (frame.right - 120 - caption.left) / caption.size, italic.measure);
  const end = caption.left + italic.measure(shown) * caption.size + 20;
  return (
    italic.outline(shown, caption.left, frame.top + caption.size * 0.3, caption.size, color.soft) +
    line(`M${end} ${frame.top}H${frame.right}`, color.rule, 2)
  );
}

function drawLabel(number: number | undefined, {upright}: Kit): string {
  const {left, top} = frame;
  const ring = circle(left, top, label.radius, `fill="${color.ground}" stroke="${color.cyan}" stroke-width="3"`);
  if (number === undefined) {
    return ring + circle(left, top, 10, `fill="${color.cyan}"`);
  }
  const size = number > 99 ? label.size * 0.8 : label.size;
  const x = left - (upright.measure(String(number)) * size) / 2;
  return ring + upright.outline(String(number), x, top + size * 0.33, size, color.ink);
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

/**
 * Draws a card as SVG: a plate with a small numbered label, from which a line leads to the title. All text is drawn as
 * outlines, so the picture is the same on every machine.
 */
export function drawPlate(card: Card, kit: Kit): string {
  const {size, lines} = fit(card.title, room, kit.upright.measure);
  const leading = size * title.leading;
  const first = title.middle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  const words = Math.max(...lines.map(kit.upright.measure)) * size;
  const pointer = first - size * 0.3;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.ground}"/>`,
    words < specimen.left - title.left - 40
      ? placeMark(kit.mark, specimen.left, specimen.top, specimen.size, specimen.opacity)
      : '',
    line(`M${frame.right} ${frame.top}V${frame.bottom}H${frame.left}V${frame.top}`, color.rule, 2),
    line(`M${frame.left} ${foot}H${frame.right}`, color.rule, 2),
    drawSection(sectionOf(card), kit),
    line(`M${frame.left} ${frame.top + label.radius}V${pointer}H${title.left - 28}`, color.cyan, 4),
    circle(title.left - 28, pointer, 8, `fill="${color.cyan}"`),
    drawLabel(card.number, kit),
    ...lines.map((text, index) => kit.upright.outline(text, title.left, first + index * leading, size, color.ink)),
    drawFoot(card, kit),
    '</svg>',
  ].join('');
}
