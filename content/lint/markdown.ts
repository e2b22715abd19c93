import type {Code, Heading, Nodes, Root, Text} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../fence';
import {fenceAttributes, fenceFlags, fenceLanguages} from '../code';
import {namesDefined} from '../components/uses';
import {isPartial} from '../pageFile';
import type {Page} from '../pages';
import {type Problem, type Wrong, positionAt, positionOf, problemsFrom} from '../problems';

type Linted = Pick<Page, 'file' | 'tree' | 'text'>;

/** The notices that pages may have. */
const notices = ['note', 'tip', 'info', 'warning', 'danger'];
const allNotices = notices.map((each) => `:::${each}`).join(', ');

/** A notice that was read as text: with a title behind its name, or a space before it. Escaped colons are meant as text. */
function leftoverColons({value, position}: Text, lines: readonly string[]): (Wrong & {line: number})[] {
  const start = position?.start.line ?? 1;
  return value.split('\n').flatMap((text, index) =>
    /^\s*:{3,}/.test(text) && !lines[start + index - 1]?.includes('\\:')
      ? [
          {
            line: start + index,
            found: `"${text.trim()}", which would be shown as text`,
            allowed: `a notice such as :::note[Title], its text, and a line with ::: alone; ${allNotices}`,
          },
        ]
      : [],
  );
}

function directiveProblem(node: ContainerDirective | LeafDirective | TextDirective, lines: readonly string[]): Wrong[] {
  const hasMore = node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0;
  switch (node.type) {
    case 'textDirective':
      // Docusaurus turns plain ones, such as the minutes of 10:30, back into text.
      return hasMore
        ? [{found: `":${node.name}" with brackets, which would be lost`, allowed: `\\:${node.name}, or words`}]
        : [];
    case 'leafDirective':
      return [{found: `::${node.name}, which would be lost`, allowed: 'a component of these docs, or Markdown'}];
    default: {
      const end = lines[(node.position?.end.line ?? 0) - 1] ?? '';
      return [
        ...(notices.includes(node.name) ? [] : [{found: `the notice :::${node.name}`, allowed: allNotices}]),
        ...(/^[\s>]*:{3,}\s*$/.test(end) && node.position?.end.line !== node.position?.start.line
          ? []
          : [{found: `:::${node.name} without an end`, allowed: 'a line with ::: alone below its text'}]),
      ];
    }
  }
}

const fenceStart = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** A block of code that nothing closes, or in which another one begins: text below it would be shown as code. */
function openFence(node: Code, lines: readonly string[]): Wrong[] {
  const {start, end} = node.position ?? {start: {line: 1}, end: {line: 1}};
  const marker = fenceStart.exec(lines[start.line - 1] ?? '')?.[1] ?? '```';
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
  const allowed = `a line of ${marker} alone below the code`;
  if (end.line === start.line || closing[0] !== marker[0] || closing.length < marker.length) {
    return [{found: 'a block of code without an end', allowed}];
  }
  const other = node.value
    .split('\n')
    .findIndex((line) => new RegExp(`^[\\s>]*${marker[0]}{${marker.length},}[\\w{]`).test(line));
  return other === -1
    ? []
    : [{found: `a block of code without an end before the one in line ${start.line + other + 1}`, allowed}];
}

function languageProblem(language: string): Wrong {
  const [, name, lines] = /^(\w+)(\{.*\})$/.exec(language) ?? [];
  const found = language === '' ? 'a fence without a language' : `the language "${language}", which has no checker`;
  return name
    ? {found: `\`\`\`${language}`, allowed: `a space before the lines: \`\`\`${name} ${lines}`}
    : {found, allowed: `${fenceLanguages.join(', ')}, or nocheck="reason" in the fence`};
}

function metaProblems(node: Code, file: string): Wrong[] {
  const language = node.lang ?? '';
  const {attributes, flags} = parseMeta(node.meta ?? '', {file, line: positionOf(node).line});
  const {nocheck} = attributes;
  if (nocheck !== undefined) {
    return nocheck.trim().length < 10 ? [{found: `nocheck="${nocheck}"`, allowed: 'a reason in words'}] : [];
  }
  if (!fenceLanguages.includes(language)) {
    return [languageProblem(language)];
  }
  const fitting = Object.keys(fenceAttributes).filter((name) => fenceAttributes[name]?.includes(language) ?? true);
  const otherAttributes = Object.keys(attributes).filter((name) => !fitting.includes(name));
  const otherFlags = [...flags].filter((flag) => !fenceFlags.some((each) => each.toLowerCase() === flag));
  return [
    ...otherAttributes.map((name) => ({found: `${name}="…" on ${language}`, allowed: fitting.join(', ')})),
    ...otherFlags.map((flag) => ({
      found: `"${flag}" in the fence`,
      allowed: `title="${flag}" for a title, or ${fenceFlags.join(', ')}`,
    })),
  ];
}

type Estree = {type: string; name?: string; object?: Estree; expression?: Estree; body?: Estree[]};

/** What MDX itself gives to a page. */
const given = ['props', 'frontMatter', 'contentTitle', 'toc', 'undefined'];

/** A placeholder such as `{name}`, `{user.name}` or `{{name}}` that MDX would run as code. Other expressions run. */
function placeholder(node: Nodes, known: ReadonlySet<string>): Wrong[] {
  const {value, data} = node as Nodes & {value: string; data?: {estree?: Estree}};
  let code = data?.estree?.body?.[0]?.expression;
  const isObject = code?.type === 'ObjectExpression';
  while (code?.type === 'MemberExpression') {
    code = code.object;
  }
  const name = code?.type === 'Identifier' ? (code.name ?? '') : undefined;
  const isUnknown = name !== undefined && !known.has(name) && !(name in globalThis);
  return isObject || isUnknown
    ? [{found: `{${value}} in prose, which MDX runs as code`, allowed: `\`{${value}}\` in backticks`}]
    : [];
}

const deepestHeading = 4;

function headingProblem({depth}: Heading, before: number): Wrong[] {
  if (depth === 1 || depth > deepestHeading) {
    const allowed = 'headings from ## to ####; the title of the page is its h1';
    return [{found: `a heading of level ${depth} in the body`, allowed}];
  }
  return depth > before + 1
    ? [{found: `${'#'.repeat(depth)} below ${'#'.repeat(before)}`, allowed: `${'#'.repeat(before + 1)}: no gap`}]
    : [];
}

/** Syntax of other documentation tools, which would be shown as text. */
const foreign: readonly {pattern: RegExp; from: string; instead: string}[] = [
  {pattern: /^(?:!!!|\?\?\?\+?)[ \t]+\w.*/m, from: 'a notice of MkDocs', instead: ':::note[Title] and a line with :::'},
  {pattern: /^===[!+]?[ \t]+".*/m, from: 'a tab of MkDocs', instead: '<Tabs> with a <TabItem> for each tab'},
  {pattern: /^\[!\w+\].*/m, from: 'an alert of GitHub', instead: ':::note and a line with :::'},
  {pattern: /^\[\[?_?toc_?\]?\]$/im, from: 'a table of contents', instead: 'nothing: it is made from the headings'},
  {
    pattern: /\[\[[A-Za-z][^[\]\n]*\]\]/,
    from: 'a link of a wiki',
    instead: 'a link to the file: [Billing](./billing.mdx)',
  },
];

function foreignProblem({value}: Text): Wrong[] {
  const found = foreign.find(({pattern}) => pattern.test(value));
  return found ? [{found: `${found.pattern.exec(value)?.[0] ?? ''}, ${found.from}`, allowed: found.instead}] : [];
}

/** Table rows with other cells than the head: Markdown drops what is too much. */
function tableProblems({file, tree}: Linted): Problem[] {
  const found: Problem[] = [];
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    const columns = head?.children.length ?? 0;
    found.push(
      ...rows
        .filter(({children}) => children.length > columns)
        .map((row) => ({
          file,
          ...positionOf(row),
          found: `a row of ${row.children.length} cells in a table of ${columns} columns`,
          allowed: `${columns} cells; a pipe inside a cell is written \\|, in backticks, too`,
        })),
    );
  });
  return found;
}

/** MDX has no code by four spaces: it would be a paragraph. */
const indentProblems = ({file, tree}: Linted): Problem[] =>
  tree.children
    .filter(({type, position}) => type === 'paragraph' && (position?.start.column ?? 0) > 4)
    .map((node) => ({
      file,
      ...positionOf(node),
      found: 'text behind four spaces, which is no code in MDX',
      allowed: 'a block of code: ``` and its language, the code, ```; or text without spaces before it',
    }));

/** Bytes that are not UTF-8 become replacement characters when a file is read. */
function encodingProblems({file, text}: Linted): Problem[] {
  const offset = text.search(/[\0\uFFFD]/);
  return offset === -1
    ? []
    : [{file, ...positionAt(text, offset), found: 'a byte that is not UTF-8', allowed: 'a file saved as UTF-8'}];
}

/** Markdown that parses and would still be lost, shown as text, or break the page. */
export function markdownProblems(page: Linted): Problem[] {
  const {file, tree, text} = page;
  const lines = text.split('\n');
  const known = new Set([...given, ...namesDefined(tree as Root)]);
  const found: Problem[] = [...encodingProblems(page), ...tableProblems(page), ...indentProblems(page)];
  // Returns nothing: `visit` takes a number for the index to go on with.
  const add = (node: Nodes, wrong: readonly (Wrong & {line?: number})[]): void => {
    found.push(...wrong.map((each) => ({file, ...(each.line ? {} : positionOf(node)), ...each}) as Problem));
  };
  let before = isPartial(file) ? 6 : 1;
  visit(tree, (node: Nodes) => {
    switch (node.type) {
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        return add(node, directiveProblem(node, lines));
      case 'code':
        add(node, openFence(node, lines));
        found.push(...problemsFrom(() => add(node, metaProblems(node, file))));
        return undefined;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        return add(node, placeholder(node, known));
      case 'text':
        return add(node, [...foreignProblem(node), ...leftoverColons(node, lines)]);
      case 'imageReference':
        return add(node, [
          {found: `the image ![${node.alt}][${node.label}]`, allowed: `![${node.alt}](./file.png), with its path`},
        ]);
      case 'heading':
        add(node, headingProblem(node, before));
        before = node.depth;
        return undefined;
      default:
        return undefined;
    }
  });
  return found;
}
