import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {RootContent} from 'mdast';
import {readText} from './files';
import {element} from './mdx';

const folder = path.resolve('src/diagrams');

/** Names of all diagrams: the SVG files in `src/diagrams`. */
export const diagramNames = (): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.parse(file).name)
    .sort();

/**
 * A diagram by name, its markup in the page so that it follows the theme.
 *
 * @throws Error when there is no such diagram, or when it lacks a title or a description
 */
export function drawing(name: string): RootContent[] {
  if (!diagramNames().includes(name)) {
    throw new Error(`<Diagram name>: found "${name}", allowed: ${diagramNames().join(', ')}`);
  }
  const $ = load(readText(path.join(folder, `${name}.svg`)), {xml: true});
  const svg = $('svg').first();
  if (!svg.children('title').text() || !svg.children('desc').text()) {
    throw new Error(`src/diagrams/${name}.svg: needs <title> and <desc> as text alternatives`);
  }
  svg.children('title').attr('id', `${name}-title`);
  svg.children('desc').attr('id', `${name}-desc`);
  svg.attr({role: 'img', 'aria-labelledby': `${name}-title`, 'aria-describedby': `${name}-desc`});
  return [element('Drawing', {name, svg: $.xml(svg).replaceAll(/>\s+</g, '><')})];
}
