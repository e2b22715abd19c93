import type {Code, Heading, Nodes, Table, Text} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import {markLines, parseMeta} from '../fence';
import {fenceAttributes, fenceFlags, fenceLanguages} from '../codeBlocks';
import {namesDefined} from '../components/uses';
import {isPartial} from '../pageFile';
import type {Page} from '../pages';
import {type Report, positionAt, positionOf, problemsFrom} from '../problems';

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
const allAdmonitions = admonitions.map((each) => `:::${each}`).join(', ');

/** Reports an admonition that was parsed as text, such as `:::note Title`. Escaped colons are intended as text. */
function lintColons({value, position}: Text, lines: readonly string[], report: Report): void {
  const start = position?.start.line ?? 1;
  value.split('\n').forEach((text, index) => {
    if (/^\s*:{3,}/.test(text) && !lines[start + index - 1]?.includes('\\:')) {
      const allowed = `an admonition such as :::note[Title], its text, and a line of ::: alone (:::: around another); ${allAdmonitions}`;
      report({line: start + index}, `"${text.trim()}", which would be shown as text`, allowed);
    }
  });
}

/** Reports indented text: MDX has no indented code blocks, so it would be a paragraph. */
function lintIndent(node: Nodes, parent: Nodes | undefined, lines: readonly string[], report: Report): void {
  const first = parent?.type === 'listItem' ? parent.children[0] : undefined;
  const columns = (node.position?.start.column ?? 0) - (first?.position?.start.column ?? Infinity);
  const isAtRoot = parent?.type === 'root' && /^(?: {4}|\t)/.test(lines[positionOf(node).line - 1] ?? '');
  if (isAtRoot || columns >= 4) {
    const allowed = 'a fenced code block, or text that is not indented';
    report(node, 'indented text, which is not code in MDX', allowed);
  }
}

type Directive = ContainerDirective | LeafDirective | TextDirective;

function lintDirective(node: Directive, lines: readonly string[], report: Report): void {
  const {type, name, position} = node;
  if (type === 'leafDirective') {
    report(node, `::${name}, which the build would drop`, 'a component of these docs, or Markdown');
  } else if (type === 'textDirective') {
    // Docusaurus turns plain text directives, such as the minutes in 10:30, back into text.
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0) {
      report(node, `":${name}" with brackets, which the build would drop`, `\\:${name}, or words`);
    }
  } else {
    if (!admonitions.includes(name)) {
      report(node, `the admonition :::${name}`, allAdmonitions);
    } else if (node.children.every(({data}) => data && 'directiveLabel' in data)) {
      report(node, `:::${name} without text`, 'text below it');
    }
    const end = lines[(position?.end.line ?? 0) - 1] ?? '';
    const last = node.children.at(-1);
    if (!/^[\s>]*:{3,}\s*$/.test(end)) {
      report(node, `:::${name} that is never closed`, 'a line of ::: alone below its text');
    } else if (last?.type === 'containerDirective' && last.position?.end.line === position?.end.line) {
      report(node, `:::${name} that ends with the :::${last.name} in it`, 'a line of ::: alone below each of the two');
    }
  }
}

const fenceStart = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** Reports a code block that is unclosed or contains another opening fence: text below it would be shown as code. */
function lintFenceEnd(node: Code, lines: readonly string[], report: Report): void {
  const {start, end} = node.position ?? {start: {line: 1}, end: {line: 1}};
  const marker = fenceStart.exec(lines[start.line - 1] ?? '')?.[1] ?? '```';
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lines[end.line - 1] ?? '')?.[1] ?? '';
  const allowed = `a line of ${marker} alone below the code`;
  if (end.line === start.line || closing[0] !== marker[0] || closing.length < marker.length) {
    report(node, 'a code block that is never closed', allowed);
    return;
  }
  const other = node.value
    .split('\n')
    .findIndex((line) => new RegExp(`^[\\s>]*${marker[0]}{${marker.length},}[\\w{]`).test(line));
  if (other !== -1) {
    report(node, `a code block that isn't closed before the one on line ${start.line + other + 1}`, allowed);
  }
}

function lintLanguage(node: Code, language: string, report: Report): void {
  const [, name, lines] = /^(\w+)(\{.*\})$/.exec(language) ?? [];
  if (name) {
    report(node, `\`\`\`${language}`, `a space before the line numbers: \`\`\`${name} ${lines}`);
  } else {
    const found = language === '' ? 'a fence without a language' : `the language "${language}", which has no checker`;
    report(node, found, `${fenceLanguages.join(', ')}, or nocheck="reason" in the fence`);
  }
}

function lintMeta(node: Code, file: string, report: Report): void {
  const language = node.lang ?? '';
  const {attributes, firstLine, flags, lines} = parseMeta(node.meta ?? '', {file, line: positionOf(node).line});
  const {nocheck} = attributes;
  if (nocheck !== undefined) {
    if (nocheck.trim().length < 10) {
      report(node, `nocheck="${nocheck}"`, 'a reason of at least 10 characters');
    }
    return;
  }
  if (!fenceLanguages.includes(language)) {
    lintLanguage(node, language, report);
    return;
  }
  if (Number.isNaN(firstLine)) {
    report(node, 'showLineNumbers with a value that is not a number', 'showLineNumbers, or showLineNumbers=5');
  }
  const last = markLines(node.value, lines).shown.split('\n').length;
  const missing = [...lines].filter((line) => line < 1 || line > last);
  if (missing.length > 0) {
    report(node, `highlighted lines that don't exist: ${missing.join(', ')}`, `1 to ${last}`);
  }
  const fitting = Object.keys(fenceAttributes).filter((name) => fenceAttributes[name]?.includes(language) ?? true);
  const otherAttributes = Object.keys(attributes).filter((name) => !fitting.includes(name));
  const otherFlags = [...flags].filter((flag) => !fenceFlags.some((each) => each.toLowerCase() === flag));
  otherAttributes.forEach((name) => report(node, `${name}="…" on ${language}`, fitting.join(', ')));
  otherFlags.forEach((flag) =>
    report(node, `"${flag}" in the fence`, `title="${flag}" for a title, or ${fenceFlags.join(', ')}`),
  );
}

type Estree = {
  type: string;
  name?: string;
  object?: Estree;
  callee?: Estree;
  left?: Estree;
  expression?: Estree;
  body?: Estree[];
};

/** Names that are available on every page. */
const given = ['props', 'frontMatter', 'contentTitle', 'toc'];

/** Reports placeholders such as `{name}`, `{user.name}`, `{{name}}`, and `{URL}` (a global). Other code can run. */
function lintExpression(node: Nodes, known: ReadonlySet<string>, report: Report): void {
  const {value, data} = node as Nodes & {value: string; data?: {estree?: Estree}};
  let code = data?.estree?.body?.[0]?.expression;
  const isObject = code?.type === 'ObjectExpression';
  while (code && code.type !== 'Identifier') {
    code = code.object ?? code.callee ?? code.left;
  }
  const isUnknown =
    code?.name !== undefined && !known.has(code.name) && !(/[.(]/.test(value) && code.name in globalThis);
  if (isObject || isUnknown) {
    report(node, `{${value}} in prose, which MDX runs as code`, `\`{${value}}\` in backticks`);
  }
}

const deepestHeading = 4;

const isCode = (node: Nodes) => node.type === 'mdxTextExpression' && !/^\/\*\s*#\S+\s*\*\/$/.test(node.value);

function lintHeading(node: Heading, previousDepth: number, report: Report): void {
  const {depth, position} = node;
  if (node.children.some(isCode)) {
    report(node, 'code in a heading, which the table of contents would show', 'words, or {/* #own-id */}');
  } else if (position && position.end.line > position.start.line) {
    report(node, 'text that the line below turns into a heading', '## and the words, or an empty line above ---');
  }
  if (node.children.length === 0) {
    report(node, 'a heading without words', '## and the words');
  } else if (depth === 1 || depth > deepestHeading) {
    const allowed = 'headings from ## to ####, because the title is the h1';
    report(node, `a heading of level ${depth} in the body`, allowed);
  } else if (depth > previousDepth + 1) {
    report(node, `${'#'.repeat(depth)} below ${'#'.repeat(previousDepth)}`, `${'#'.repeat(previousDepth + 1)}: no gap`);
  }
}

/** Syntax of other documentation tools, and incomplete Markdown, which would be shown as plain text. */
const shownAsText: readonly {pattern: RegExp; from: string; instead: string}[] = [
  {
    pattern: /^[ \t>]*(?:!!!|\?\?\?\+?)[ \t]+\w.*/m,
    from: 'an MkDocs admonition',
    instead: ':::note[Title] and a line of :::',
  },
  {pattern: /^[ \t>]*===[!+]?[ \t]+".*/m, from: 'an MkDocs tab', instead: '<Tabs> with a <TabItem> for each tab'},
  {pattern: /^[ \t>]*\[!\w+\].*/m, from: 'a GitHub alert', instead: ':::note and a line of :::'},
  {pattern: /^\[\[?_?toc_?\]?\]$/im, from: 'a table of contents', instead: 'nothing: it comes from the headings'},
  {pattern: /\[\[[A-Za-z][^[\]\n]*\]\]/, from: 'a wiki link', instead: 'a link to the file, such as [A](./a.mdx)'},
  {
    pattern: /(?<=\n[ \t>]*): .*|^(?:\*\[\w+\]:|\$\$|\.\. [\w-]+::).*/m,
    from: 'unknown syntax',
    instead: 'a list, or words',
  },
  {pattern: /(?<!\\)\[\^\w+\]/, from: 'a footnote without its text', instead: 'a line that starts with [^1]: below'},
  {pattern: /(?<!\\)\[[^\]\n]+\](?:[[(]| \([./#]).*|\)\[.*/, from: 'an incomplete link', instead: '[text](./page.mdx)'},
  {pattern: /^[ \t>]*#{2,6}.*/m, from: 'a heading without a plain space after #', instead: '## and the words'},
  {
    pattern: /^[ \t>]*\|.*/m,
    from: 'a row outside a table',
    instead: 'a header, | --- | for each column, and no empty line',
  },
  {
    pattern: /(?<!\\)(?:`|\*\*).*/,
    from: 'code or bold that is never closed',
    instead: 'a closing mark, or \\ before it',
  },
];

function lintText({position}: Text, text: string, report: Report): void {
  const start = position?.start.offset ?? 0;
  const source = text.slice(start, position?.end.offset);
  const found = shownAsText.find(({pattern}) => pattern.test(source));
  const match = found?.pattern.exec(source);
  if (found && match) {
    report(positionAt(text, start + match.index), `${match[0].trim()}, ${found.from}`, found.instead);
  }
}

/** Reports table rows with more cells than the header, which Markdown drops, and text that becomes a row. */
function lintTable({children: [head, ...rows]}: Table, lines: readonly string[], report: Report): void {
  const columns = head?.children.length ?? 0;
  for (const row of rows) {
    if (row.children.length > columns) {
      const found = `a row with ${row.children.length} cells in a table with ${columns} columns`;
      report(row, found, `${columns} cells; write a pipe inside a cell as \\|, even in backticks`);
    } else if (!lines[positionOf(row).line - 1]?.includes('|')) {
      report(row, 'text right below a table, which makes it a row', 'an empty line between them');
    }
  }
}

/** Reports Markdown that parses but would be dropped, shown as plain text, or break the page. */
export function lintMarkdown({file, tree, text}: Pick<Page, 'file' | 'tree' | 'text'>, report: Report): void {
  const lines = text.split('\n');
  const known = new Set([...given, ...namesDefined(tree)]);
  // Bytes that are not UTF-8 become replacement characters when a file is read.
  const offset = text.search(/[\0\uFFFD]/);
  if (offset !== -1) {
    report(positionAt(text, offset), 'a byte that is not UTF-8', 'a file saved as UTF-8');
  }
  if (tree.children.every(({type}) => type === 'yaml' || type === 'mdxjsEsm')) {
    report({line: 1}, 'a page without text', 'the answer, below the front matter');
  }
  let previousDepth = isPartial(file) ? 6 : 1;
  visit(tree, (node: Nodes, _, parent: Nodes | undefined) => {
    switch (node.type) {
      case 'paragraph':
        lintIndent(node, parent, lines, report);
        break;
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        lintDirective(node, lines, report);
        break;
      case 'code':
        lintFenceEnd(node, lines, report);
        problemsFrom(() => lintMeta(node, file, report)).forEach((each) => report(each, each.found, each.allowed));
        break;
      case 'mdxTextExpression':
      case 'mdxFlowExpression':
        lintExpression(node, known, report);
        break;
      case 'text':
        lintText(node, text, report);
        lintColons(node, lines, report);
        break;
      case 'imageReference':
        report(node, `the image ![${node.alt}][${node.label}]`, `![${node.alt}](./file.png), with its path`);
        break;
      case 'footnoteDefinition':
        if (text.split(`[^${node.label}]`).length < 3) {
          report(node, `the footnote [^${node.label}], which the build would drop`, `[^${node.label}] in the text`);
        }
        break;
      case 'heading':
        lintHeading(node, previousDepth, report);
        previousDepth = node.depth;
        break;
      case 'table':
        lintTable(node, lines, report);
    }
  });
}
