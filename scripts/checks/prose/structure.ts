import type {Heading, Image, Link, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {isProperName} from './names';
import type {JsxElement} from './text';
import {weakLabels} from './terms';

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

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
          line: lineOf(node),
          found: `weak link label "${label}"`,
          allowed: 'a label that says where the link leads',
        },
      ]
    : [];
}

function imageFindings(file: string, node: Image): Finding[] {
  const line = lineOf(node);
  const silent = (node.alt ?? '').trim() === '';
  // The build reads the size of files of its own; it can't for other origins.
  const sized = !/^https?:/.test(node.url);
  return [
    ...(silent
      ? [{file, line, found: `image ${node.url} without alt text`, allowed: 'what the image shows, in brackets'}]
      : []),
    ...(sized
      ? []
      : [
          {
            file,
            line,
            found: `image ${node.url} without a size`,
            allowed: 'a file of the site, or <img> with width and height',
          },
        ]),
  ];
}

function tagFindings(file: string, node: JsxElement): Finding[] {
  const line = lineOf(node);
  if (node.name !== 'img') {
    const linked = node.name === 'a' || node.name === 'Link' ? toString(node) : undefined;
    const titled = node.name === 'Card' ? propOf(node, 'title') : undefined;
    const label = linked ?? titled;
    return typeof label === 'string' ? labelFinding(file, node, label) : [];
  }
  const missing = ['width', 'height'].filter((name) => propOf(node, name) === undefined);
  return [
    ...(propOf(node, 'alt') === undefined
      ? [{file, line, found: '<img> without alt', allowed: 'alt with what it shows, or empty for decoration'}]
      : []),
    ...(missing.length > 0
      ? [{file, line, found: `<img> without ${missing.join(' and ')}`, allowed: 'width and height in pixels'}]
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
  const line = lineOf(node);
  const mark = '#'.repeat(node.depth);
  if (node.depth === 1) {
    return [{file, line, found: 'an h1 in the body', allowed: 'headings from ##; the title is the h1'}];
  }
  if (node.depth > deepest) {
    return [{file, line, found: `a heading of level ${node.depth}`, allowed: 'headings from ## to ####'}];
  }
  return node.depth > before + 1
    ? [
        {
          file,
          line,
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
    ? [{file, line: lineOf(opening), found: 'a heading at the start', allowed: 'the answer first, then headings'}]
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
        line: lineOf(node),
        found: `capitals in the heading "${toString(node)}": ${capital.join(', ')}`,
        allowed: 'sentence case; names go into scripts/checks/prose/names.txt',
      });
    }
  });
  return findings;
}
