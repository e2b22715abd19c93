import fs from 'node:fs';
import path from 'node:path';
import {parse, visit} from 'graphql';
import brand from '../../../content/siteBrand';
import {replaceBrandTokens} from '../../../content/brandTokens';
import type {Finding} from '../../../content/findings';
import {spellingFindings} from './spelling';
import {keep, proseOfYaml} from './text';
import {proseVoiceFindings} from './voice';
import {proseWordFindings} from './words';

/** The descriptions of an SDL file, with all else blanked. */
function proseOfSdl(text: string): string {
  const stretches: {from: number; to: number}[] = [];
  visit(parse(text), {
    StringValue: ({block, loc}, key) => {
      if (key === 'description' && loc) {
        const marks = block ? 3 : 1;
        stretches.push({from: loc.start + marks, to: loc.end - marks});
      }
    },
  });
  return keep(text, stretches);
}

function factFiles(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\/_facts\/.*\.yaml$|\/schema\.graphql$/.test(file))
    .sort();
}

/** What readers see or hear of a drawing, with all else blanked: its description, and its texts but those in code's face. */
function proseOfSvg(text: string): string {
  const drawn = text.replace(/<!--[\s\S]*?-->|<style[\s>][\s\S]*?<\/style>/g, (part) => part.replace(/[<>]/g, ' '));
  const parts = [...drawn.matchAll(/<(?:desc|text|title|tspan)(\s[^>]*)?>([^<]*)/g)];
  const stretches = parts
    .filter(([, attributes = '']) => !attributes.includes('monospace'))
    .map(({0: all, 2: words = '', index}) => ({from: index + all.length - words.length, to: index + all.length}));
  return keep(text, stretches);
}

async function findingsOf(file: string, prose: string): Promise<Finding[]> {
  return [
    ...proseWordFindings(file, prose),
    ...proseVoiceFindings(file, prose),
    ...(await spellingFindings(file, prose)),
  ];
}

/**
 * Spelling, terms, hype and turns that sound translated in the words of drawings.
 *
 * @param root the repository's root
 * @param folder where the drawings are
 */
export async function drawingFindings(root: string, folder: string): Promise<Finding[]> {
  const files = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.svg'));
  const all = files
    .sort()
    .map((name) => findingsOf(`${folder}/${name}`, proseOfSvg(fs.readFileSync(path.join(root, folder, name), 'utf8'))));
  return (await Promise.all(all)).flat();
}

/**
 * Spelling, terms, hype and turns that sound translated in the facts that pages are made from: data files and descriptions of the schema.
 *
 * @param root the repository's root
 * @param folder a folder of docs
 */
export async function factFindings(root: string, folder: string): Promise<Finding[]> {
  const all = factFiles(root, folder).map((file) => {
    const text = replaceBrandTokens(fs.readFileSync(path.join(root, file), 'utf8'), file, brand);
    return findingsOf(file, file.endsWith('.graphql') ? proseOfSdl(text) : proseOfYaml(text));
  });
  return (await Promise.all(all)).flat();
}
