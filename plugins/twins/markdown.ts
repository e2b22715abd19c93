import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, Code, ListItem, PhrasingContent, Root, RootContent} from 'mdast';
import {parseFragment} from 'parse5';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const classes = ({properties}: Element) => [properties.className].flat().map(String);

const has = (element: Element, name: string) => classes(element).includes(name);

const bold = (text: string): PhrasingContent => ({type: 'strong', children: [{type: 'text', value: text}]});

const paragraph = (...children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});

const blocksOf = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

/** A code block, with its language and the name that stands above it. */
function code(figure: Element): Code {
  const language = classes(figure)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const name = select('figcaption > span:not([data-search-skip])', figure);
  return {
    type: 'code',
    lang: language ?? null,
    meta: language && name ? `title="${toString(name)}"` : null,
    value: toString(select('code', figure) ?? figure).replace(/\n$/, ''),
  };
}

/** A drawing, by its title and what it says to those who can't see it. */
function drawing(svg: Element): RootContent {
  const text = (name: string) => toString(select(name, svg) ?? svg).trim();
  return {
    type: 'blockquote',
    children: [
      paragraph(bold('Diagram:'), {type: 'text', value: ` ${text('title')}`}),
      paragraph({type: 'text', value: text('desc')}),
    ],
  };
}

const figure: Handle = (state, element: Element) => {
  if (has(element, 'theme-code-block')) {
    return code(element);
  }
  const svg = select('svg[role="img"] desc', element) && select('svg[role="img"]', element);
  return svg ? drawing(svg) : state.all(element);
};

/** Tabs, one after the other, each below its label. */
function tabs(state: State, element: Element): RootContent[] {
  const labels = selectAll('[role="tab"]', element).map((tab) => toString(tab).trim());
  return selectAll('[role="tabpanel"]', element).flatMap((panel, index) => [
    paragraph(bold(labels[index] ?? '')),
    ...blocksOf(state, panel),
  ]);
}

/** A note that stands apart: its kind in bold, then what it says. */
function note(state: State, label: Element | undefined, content: Element): RootContent {
  const name = label ? toString(label).trim() : '';
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  return {type: 'blockquote', children: [paragraph(bold(kind)), ...blocksOf(state, content)]};
}

const elementsOf = ({children}: Element) => children.filter((child): child is Element => child.type === 'element');

const isCard = ({tagName, properties}: Element) => tagName === 'div' && properties.dataEntry !== undefined;

/** Cards as a list: the link, then what it leads to. */
function cards(state: State, entries: readonly Element[]): RootContent {
  const children = entries.map((entry): ListItem => {
    const link = select('a', entry);
    const text = toString(select('a + div', entry) ?? {type: 'root', children: []}).trim();
    const name = (link ? state.all({...entry, children: [link]}) : []) as PhrasingContent[];
    return {
      type: 'listItem',
      spread: false,
      children: [paragraph(...name, {type: 'text', value: text ? `: ${text}` : ''})],
    };
  });
  return {type: 'list', ordered: false, spread: false, children};
}

const div: Handle = (state, element: Element) => {
  if (has(element, 'tabs-container')) {
    return tabs(state, element);
  }
  const inner = elementsOf(element);
  if (inner.length > 0 && inner.every(isCard)) {
    return cards(state, inner);
  }
  const [heading, content] = inner;
  if (has(element, 'theme-admonition') && heading && content) {
    return note(state, heading, content);
  }
  if (element.properties.role === 'note' && heading) {
    const rest = {...element, children: element.children.filter((child) => child !== heading)};
    return note(state, heading, rest);
  }
  return state.all(element);
};

/** The parts of a term, with commas between them. */
const listed = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [{type: 'text', value: ', '} as const, node]));

/** A row of a definition list: the name and what belongs to it, then its meaning. */
function row(state: State, group: Element): ListItem {
  const term = select('dt', group);
  const meaning = select('dd', group);
  const parts = term ? {...term, children: listed(elementsOf(term))} : undefined;
  const name = parts ? (state.all(parts) as PhrasingContent[]) : [];
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(...name), ...(meaning ? blocksOf(state, meaning) : [])],
  };
}

const dl: Handle = (state, element: Element) => {
  const groups = selectAll(':scope > div', element);
  return groups.length > 0
    ? {type: 'list', ordered: false, spread: false, children: groups.map((group) => row(state, group))}
    : undefined;
};

const summary: Handle = (_state, element: Element) => paragraph(bold(toString(element).trim()));

const kbd: Handle = (_state, element: Element) => ({type: 'inlineCode', value: toString(element)});

const nothing: Handle = () => undefined;

/** Rewrites the addresses of links and pictures. */
const withLeads = (lead: (href: string) => string) => (tree: Root) =>
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) {
      node.url = lead(node.url);
    }
  });

/**
 * Writes the main part of a page as Markdown.
 *
 * @param content its HTML
 * @param lead where a link leads for a reader of the twin
 */
export function toMarkdown(content: string, lead: (href: string) => string): string {
  const converter = unified()
    .use(rehypeRemark, {handlers: {div, dl, figure, kbd, summary, svg: nothing}})
    .use(() => withLeads(lead))
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify, {bullet: '-', rule: '-', fences: true, resourceLink: true});
  // Read without the place of each element in the text, which takes three quarters of the time.
  const tree = fromParse5(parseFragment(content)) as HtmlRoot;
  return converter.stringify(converter.runSync(tree) as Root);
}
