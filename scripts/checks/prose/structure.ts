import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Image, Link, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {type Finding, placeOf} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {isProperName} from './names';
import type {JsxElement} from './text';
import {weakLabels} from './terms';

const propOf = (node: JsxElement, name: string) =>
  node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;

function labelFinding(file: string, node: Nodes, label: string): Finding[] {
  const plain = label
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim();
  return weakLabels.has(plain)
    ? [
        {
          file,
          ...placeOf(node),
          found: `weak link label "${label}"`,
          allowed: 'a label that says where the link leads',
        },
      ]
    : [];
}

/** Where an image of the site is: below `static`, or beside its page. */
const imageFile = (file: string, url: string) =>
  url.startsWith('/') ? `static${url}` : path.posix.join(path.posix.dirname(file), url);

function imageFindings(file: string, node: Image): Finding[] {
  const place = placeOf(node);
  const silent = (node.alt ?? '').trim() === '';
  // The build reads the size of files of its own; it can't for other origins.
  const sized = !/^https?:/.test(node.url);
  const there = !sized || fs.existsSync(imageFile(file, node.url));
  return [
    ...(silent
      ? [{file, ...place, found: `image ${node.url} without alt text`, allowed: 'what the image shows, in brackets'}]
      : []),
    ...(there
      ? []
      : [
          {
            file,
            ...place,
            found: `the image ${node.url}, which does not exist`,
            allowed: 'a file below static/, or beside the page',
          },
        ]),
    ...(sized
      ? []
      : [
          {
            file,
            ...place,
            found: `image ${node.url} without a size`,
            allowed: 'a file of the site, or <img> with width and height',
          },
        ]),
  ];
}

function tagFindings(file: string, node: JsxElement): Finding[] {
  const place = placeOf(node);
  if (node.name !== 'img') {
    const linked = node.name === 'a' || node.name === 'Link' ? toString(node) : undefined;
    const titled = node.name === 'Card' ? propOf(node, 'title') : undefined;
    const label = linked ?? titled;
    return typeof label === 'string' ? labelFinding(file, node, label) : [];
  }
  const missing = ['width', 'height'].filter((name) => propOf(node, name) === undefined);
  return [
    ...(propOf(node, 'alt') === undefined
      ? [{file, ...place, found: '<img> without alt', allowed: 'alt with what it shows, or empty for decoration'}]
      : []),
    ...(missing.length > 0
      ? [{file, ...place, found: `<img> without ${missing.join(' and ')}`, allowed: 'width and height in pixels'}]
      : []),
  ];
}

/** Links that say where they lead; images with alternative texts and sizes. */
export function linkAndImageFindings({file, tree}: Page): Finding[] {
  const findings: Finding[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'link') {
      findings.push(...labelFinding(file, node, toString(node satisfies Link)));
    } else if (node.type === 'image') {
      findings.push(...imageFindings(file, node));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      findings.push(...tagFindings(file, node));
    }
  });
  return findings;
}

const deepest = 4;

function depthFinding(file: string, node: Heading, before: number): Finding[] {
  const place = placeOf(node);
  const mark = '#'.repeat(node.depth);
  if (node.depth === 1) {
    return [{file, ...place, found: 'an h1 in the body', allowed: 'headings from ##; the title is the h1'}];
  }
  if (node.depth > deepest) {
    return [{file, ...place, found: `a heading of level ${node.depth}`, allowed: 'headings from ## to ####'}];
  }
  return node.depth > before + 1
    ? [
        {
          file,
          ...place,
          found: `${mark} below ${'#'.repeat(before)}`,
          allowed: `${'#'.repeat(before + 1)}: no gap between levels`,
        },
      ]
    : [];
}

/** The words of a heading that are prose: code, quotations and tags in it go by rules of their own. */
function wordsOf(node: Heading): string[] {
  const prose = node.children.map((child) => (child.type === 'inlineCode' ? '0' : toString(child))).join('');
  return prose
    .replace(/["“][^"”]*["”]/g, '0')
    .split(/\s+/)
    .filter(Boolean);
}

/** The words of a heading that sentence case writes small. */
export function wronglyCapital(node: Heading): string[] {
  const words = wordsOf(node);
  return words.filter((word, index) => {
    const opens = index === 0 || /[:.?]$/.test(words[index - 1] ?? '');
    const plain = word.replace(/^\W+|\W+$/g, '');
    return !opens && /^[A-Z][a-z]+$/.test(plain) && !isProperName(plain, words, index);
  });
}

/** A page opens with its answer, not with a heading. Comments and imports ahead of it don't count. */
function openingFindings(file: string, {children}: Root): Finding[] {
  const opening = children.find(({type}) => type !== 'mdxFlowExpression' && type !== 'mdxjsEsm');
  return opening?.type === 'heading'
    ? [{file, ...placeOf(opening), found: 'a heading at the start', allowed: 'the answer first, then headings'}]
    : [];
}

/** Headings of a page: the answer ahead of them, levels without a gap, in sentence case. */
export function headingFindings({file, tree}: Page): Finding[] {
  const findings: Finding[] = openingFindings(file, tree);
  let before = 1;
  visit(tree, 'heading', (node: Heading) => {
    findings.push(...depthFinding(file, node, before));
    before = node.depth;
    const capital = wronglyCapital(node);
    if (capital.length > 0) {
      findings.push({
        file,
        ...placeOf(node),
        found: `capitals in the heading "${toString(node)}": ${capital.join(', ')}`,
        allowed: 'sentence case; names go into scripts/checks/prose/names.txt',
      });
    }
  });
  return findings;
}
