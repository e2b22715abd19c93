import fs from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {type CheerioAPI, load} from 'cheerio';
import {ProblemsError} from '../problems';
import {fileReader} from '../sources';

const folder = 'src/diagrams';

/** Path of a diagram's file, from the repository's root. */
export const diagramFile = (name: string): string => `${folder}/${name}.svg`;

const narrowEnding = '.narrow.svg';

/** Names of all diagrams: SVG files in `src/diagrams`, each with a stacked variant in `NAME.narrow.svg`. */
export const diagramNames = (): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.svg') && !file.endsWith(narrowEnding))
    .map((file) => path.parse(file).name)
    .sort();

/** Parses an SVG file with a strict XML parser that reports the position of an error. */
function parsed(text: string, file: string): CheerioAPI {
  try {
    new Resvg(text, {font: {loadSystemFonts: false}});
  } catch (error) {
    const [, reason = String(error), line = '1', column] =
      /cause (.*?)(?: at (\d+):(\d+))?$/.exec((error as Error).message) ?? [];
    const found = `an SVG that does not parse: ${reason.replace(/ at \d+:\d+ cause/, ',')}`;
    const allowed = '<svg xmlns="http://www.w3.org/2000/svg"> around XML, &amp; for an ampersand';
    const place = {file, line: Number(line), column: column ? Number(column) : undefined};
    throw new ProblemsError('a diagram is not valid', [{...place, found, allowed}]);
  }
  return load(text, {xml: true});
}

/** Markup of one variant of a diagram. The stacked variant reuses the wide variant's title and description. */
const read = fileReader((text, file) => {
  const name = path.basename(file).replace(/\..*$/, '');
  const isNarrow = file.endsWith(narrowEnding);
  const $ = parsed(text, file);
  const svg = $('svg').first();
  $('[data-cover]').removeAttr('data-cover');
  const [title, desc] = [svg.children('title'), svg.children('desc')];
  if (!isNarrow && (!title.text() || !desc.text())) {
    throw new ProblemsError('a diagram has no text alternative', [
      {file, line: 1, found: 'a diagram without <title> or <desc>', allowed: 'both at its start, as text alternatives'},
    ]);
  }
  title.attr('id', `${name}-title`);
  desc.attr('id', `${name}-desc`);
  svg.attr({
    'data-shape': isNarrow ? 'narrow' : 'wide',
    role: 'img',
    'aria-labelledby': `${name}-title`,
    'aria-describedby': `${name}-desc`,
  });
  return $.xml(svg)
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/>\s+</g, '><');
});

/**
 * Returns a diagram's markup in both variants, ready to insert into a page.
 *
 * @throws ProblemsError when its title, its description, or its stacked variant is missing
 */
export function readDiagram(name: string): string {
  const file = diagramFile(name);
  const narrowFile = `${folder}/${name}${narrowEnding}`;
  if (!fs.existsSync(narrowFile)) {
    const allowed = `the stacked version of ${file} for narrow screens`;
    throw new ProblemsError('no narrow diagram', [{file: narrowFile, line: 1, found: 'no such file', allowed}]);
  }
  return read(file) + read(narrowFile);
}

/** The marked parts of one variant, without its text alternatives. */
const coverIn = fileReader((text, file) => {
  const $ = parsed(text, file);
  const svg = $('svg').first();
  const viewBox = svg.attr('data-cover');
  const parts = svg.find('[data-cover]').removeAttr('data-cover');
  svg.removeAttr('data-cover').attr('viewBox', viewBox).empty().append(parts);
  return viewBox ? $.xml(svg).replaceAll(/>\s+</g, '><') : '';
});

/**
 * The cover of posts with a diagram: the elements that one of its variants marks with `data-cover`, cropped to the
 * `data-cover` box on its root element. Empty for a diagram without marks.
 */
export const readCover = (name: string): string =>
  coverIn(diagramFile(name)) || coverIn(`${folder}/${name}${narrowEnding}`);
