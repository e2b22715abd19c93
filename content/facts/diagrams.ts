import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {keptByText} from '../kept';
import {readText} from '../sources';

const folder = 'src/diagrams';

/** The file of a diagram, from the repository's root. */
export const diagramFile = (name: string): string => `${folder}/${name}.svg`;

/** Names of all diagrams: the SVG files in `src/diagrams`. */
export const diagramNames = (): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.parse(file).name)
    .sort();

const markup = keptByText((text, file) => {
  const {name} = path.parse(file);
  const $ = load(text, {xml: true});
  const svg = $('svg').first();
  if (!svg.children('title').text() || !svg.children('desc').text()) {
    throw new Error(`${file}: needs <title> and <desc> as text alternatives`);
  }
  svg.children('title').attr('id', `${name}-title`);
  svg.children('desc').attr('id', `${name}-desc`);
  svg.attr({role: 'img', 'aria-labelledby': `${name}-title`, 'aria-describedby': `${name}-desc`});
  return $.xml(svg).replaceAll(/>\s+</g, '><');
});

/**
 * A diagram's markup, ready to be put into a page.
 *
 * @throws Error when it lacks a title or a description
 */
export const readDiagram = (name: string): string => markup(readText(diagramFile(name)), diagramFile(name));
