import {createRequire} from 'node:module';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {buildLanguages} from '../../content/codeBlocks';
import {escapeText} from '../../content/escapeHtml';

const requireFrom = createRequire(__filename);
const scope = globalThis as {Prism?: unknown};
const before = scope.Prism;
// The grammar files of prismjs extend a global with this name.
scope.Prism = Prism;
for (const language of ['markup-templating', ...buildLanguages]) {
  requireFrom(`prismjs/components/prism-${language}`);
}
scope.Prism = before;
// The grammar matches `--topic` as an option but not `--command-config`, because it doesn't allow inner hyphens.
// Options don't break at their hyphens.
Object.assign((Prism.languages.bash as {parameter: object}).parameter, {
  pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
  alias: 'option',
});

/** Tokenizes a sample; hooks handle templates embedded in other languages. */
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

/** Token kinds with a color (`src/css/code.css`), by their Prism names; the last match wins. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype'],
  string: ['string', 'attr-value', 'inserted', 'char'],
  keyword: ['keyword', 'atrule', 'important', 'deleted'],
  name: ['function', 'tag', 'property', 'class-name', 'selector', 'attr-name', 'key'],
  value: ['number', 'boolean', 'constant', 'variable', 'symbol'],
  option: ['option'],
};

/** A token's kind, from its own names and those of its ancestors; empty for plain text color. */
const kindOf = (names: readonly string[]): string =>
  Object.keys(kinds).findLast((kind) => names.some((name) => kinds[kind]?.includes(name))) ?? '';

type Span = {kind: string; text: string};

/** Merges adjacent tokens of the same kind: a page has thousands of tokens, and each span is a box to lay out. */
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

/** Escapes text, lets URLs wrap after each slash, and marks backslashes that continue a command. */
const withBreaks = (text: string) =>
  escapeText(text)
    .replaceAll(/https?:\/\/\S+/g, (url) => url.replaceAll(/(?<=\w\/)(?=\w)/g, '<wbr>'))
    .replace(/(?<= )\\$/, '<span class="token-continued">$&</span>');

const span = ({kind, text}: Span) =>
  kind === '' ? withBreaks(text) : `<span class="token-${kind}">${withBreaks(text)}</span>`;

/** A slice of spans, by offsets in their text. */
const cut = (spans: readonly Span[], from: number, to = Infinity): Span[] => {
  let at = 0;
  return spans.flatMap(({kind, text}) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return part === '' ? [] : [{kind, text: part}];
  });
};

/**
 * Renders a line as HTML. The indentation and the first character, or option, of a long word don't break apart:
 * otherwise, a word that doesn't fit would leave the indentation on a line of its own.
 */
function lineOf(spans: readonly Span[]): string {
  const [start = ''] = /^\s+(?!https?:)(?:-+[\w-]+|\S)(?=\S{20})/.exec(spans.map(({text}) => text).join('')) ?? [];
  const [head, rest] = [cut(spans, 0, start.length), cut(spans, start.length)].map((part) => part.map(span).join(''));
  return `${head ? `<span class="token-start">${head}</span>` : ''}${rest}\n`;
}

/** Class names by line index, from 0, and the first line number if the block shows line numbers. */
type Lines = {marked: Readonly<Record<number, string[]>>; firstLine?: number | undefined};

/**
 * Highlights code as HTML. Each line gets its own span only if lines are highlighted or numbered.
 *
 * @param source the code, without magic comments
 * @param language the fence's language
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
