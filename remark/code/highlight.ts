import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {buildLanguages} from '../../content/code';
import {escapeText} from '../../content/escapeHtml';

const requireFrom = createRequire(__filename);
const scope = globalThis as {Prism?: unknown};
const before = scope.Prism;
// The grammar files of prismjs extend a global of this name.
scope.Prism = Prism;
for (const language of ['markup-templating', 'java', 'ruby', ...buildLanguages]) {
  requireFrom(`prismjs/components/prism-${language}`);
}
scope.Prism = before;
// The grammar takes `--topic` for an option and `--command-config` for none: it forgets the hyphen inside. Options don't
// break at their hyphens.
Object.assign((Prism.languages.bash as {parameter: object}).parameter, {
  pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
  alias: 'option',
});

/** Tokens of a sample; hooks handle templates inside other languages. */
function tokensOf(code: string, language: string) {
  const work = {
    code,
    language,
    grammar: Prism.languages[language],
    tokens: [code] as ReturnType<typeof Prism.tokenize>,
  };
  if (work.grammar) {
    Prism.hooks.run('before-tokenize', work);
    work.tokens = Prism.tokenize(work.code, work.grammar);
    Prism.hooks.run('after-tokenize', work);
  }
  return work.tokens;
}

/** Kinds of tokens with a color (`src/css/code.css`), by Prism's names for them; the last kind that fits wins. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype'],
  string: ['string', 'attr-value', 'inserted', 'char'],
  keyword: ['keyword', 'atrule', 'important', 'deleted'],
  name: ['function', 'tag', 'property', 'class-name', 'selector', 'attr-name', 'key'],
  value: ['number', 'boolean', 'constant', 'variable', 'symbol'],
  option: ['option'],
};

/** The kind of a token by its own names and those of all around it; empty for what has the color of text. */
const kindOf = (names: readonly string[]): string =>
  Object.keys(kinds).findLast((kind) => names.some((name) => kinds[kind]?.includes(name))) ?? '';

type Span = {kind: string; text: string};

/** Neighbors of one kind as one span: a page has thousands of tokens, and each span is a box to lay out. */
function spansOf(line: ReturnType<typeof normalizeTokens>[number]): Span[] {
  const spans: Span[] = [];
  for (const {types, content} of line.filter(({content, empty}) => content !== '' && !empty)) {
    const kind = kindOf(types);
    const before = spans.at(-1);
    if (before?.kind === kind) {
      before.text += content;
    } else {
      spans.push({kind, text: content});
    }
  }
  return spans;
}

/** Escapes text, lets a URL in it wrap after each slash, and marks the backslash that continues a command. */
const withBreaks = (text: string) =>
  escapeText(text)
    .replaceAll(/https?:\/\/\S+/g, (url) => url.replaceAll(/(?<=\w\/)(?=\w)/g, '<wbr>'))
    .replace(/(?<= )\\$/, '<span class="token-continued">$&</span>');

const span = ({kind, text}: Span) =>
  kind === '' ? withBreaks(text) : `<span class="token-${kind}">${withBreaks(text)}</span>`;

/** A part of spans, by the offsets in their text. */
const cut = (spans: readonly Span[], from: number, to = Infinity): Span[] => {
  let at = 0;
  return spans.flatMap(({kind, text}) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return part === '' ? [] : [{kind, text: part}];
  });
};

/**
 * A line as HTML. Its indentation and the first character, or option, of a long word are one piece: a word that has no room
 * behind the indentation would leave that on a line of its own.
 */
function lineOf(spans: readonly Span[]): string {
  const [start = ''] = /^\s+(?!https?:)(?:-+[\w-]+|\S)(?=\S{20})/.exec(spans.map(({text}) => text).join('')) ?? [];
  const [head, rest] = [cut(spans, 0, start.length), cut(spans, start.length)].map((part) => part.map(span).join(''));
  return `${head ? `<span class="token-start">${head}</span>` : ''}${rest}\n`;
}

/** Class names of lines by index from 0, and the number of the first line where lines show their numbers. */
type Lines = {marked: Readonly<Record<number, string[]>>; firstLine?: number | undefined};

/**
 * Highlights code as HTML. Lines are wrapped in a span each only where lines are marked or numbered.
 *
 * @param source the code, without magic comments
 * @param language as named in the fence
 */
export function highlight(source: string, language: string, {marked, firstLine}: Lines): string {
  const tokens = tokensOf(source, language === 'mdx' ? 'markdown' : language);
  const all = normalizeTokens(tokens).map((line) => lineOf(spansOf(line)));
  if (firstLine === undefined && Object.keys(marked).length === 0) {
    return all.join('');
  }
  const counter = (index: number) =>
    index === 0 && firstLine !== undefined && firstLine !== 1 ? ` style="counter-set:line ${firstLine - 1}"` : '';
  return all
    .map(
      (line, index) =>
        `<span class="${['token-line', ...(marked[index] ?? [])].join(' ')}"${counter(index)}>${line}</span>`,
    )
    .join('');
}
