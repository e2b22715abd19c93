import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {buildLanguages} from '../../content/code';

type Token = string | {type: string; alias?: string | string[]; content: Token | Token[]};
type Grammar = Record<string, unknown>;
type Work = {code: string; grammar: Grammar; language: string; tokens?: Token[]};
type PrismCore = {
  languages: Record<string, Grammar>;
  tokenize: (code: string, grammar: Grammar) => Token[];
  hooks: {run: (name: string, work: Work) => void};
};

const core = Prism as unknown as PrismCore;

/** Names that writers use, and the grammar that stands for each. */
const aliases: Record<string, string> = {
  shell: 'bash',
  sh: 'bash',
  html: 'markup',
  xml: 'markup',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  rb: 'ruby',
  yml: 'yaml',
  mdx: 'markdown',
  text: 'plain',
};

function loadGrammars(): void {
  const require = createRequire(__filename);
  const scope = globalThis as {Prism?: unknown};
  const before = scope.Prism;
  // The grammar files of prismjs extend a global of this name.
  scope.Prism = core;
  for (const language of ['markup-templating', 'java', 'ruby', ...buildLanguages]) {
    require(`prismjs/components/prism-${language}`);
  }
  scope.Prism = before;
}

loadGrammars();

/** Tokens of a sample; templates inside other languages are taken apart by hooks before and after. */
function tokensOf(source: string, language: string): Token[] {
  const grammar = core.languages[language];
  if (!grammar) {
    return [source];
  }
  const work: Work = {code: source, grammar, language};
  core.hooks.run('before-tokenize', work);
  work.tokens = core.tokenize(work.code, work.grammar);
  core.hooks.run('after-tokenize', work);
  return work.tokens;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Span = {classes: string; text: string};

function spans(tokens: Token | Token[], parents: readonly string[]): Span[] {
  if (typeof tokens === 'string') {
    return [{classes: parents.join(' '), text: tokens}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => spans(token, parents));
  }
  const names = [tokens.type, ...[tokens.alias ?? []].flat()];
  return spans(tokens.content, [...new Set([...parents, ...names])]);
}

function lines(all: readonly Span[]): Span[][] {
  const result: Span[][] = [[]];
  for (const {classes, text} of all) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        result.push([]);
      }
      if (part !== '') {
        result.at(-1)?.push({classes, text: part});
      }
    });
  }
  return result;
}

const span = ({classes, text}: Span) =>
  classes === '' ? escape(text) : `<span class="token ${classes}">${escape(text)}</span>`;

/** Whether there is a grammar for a language; `text` needs none. */
export const canHighlight = (language: string): boolean =>
  (aliases[language] ?? language) === 'plain' || core.languages[aliases[language] ?? language] !== undefined;

/**
 * Highlights code as HTML, a line in a span each.
 *
 * @param source the code, without magic comments
 * @param language as named in the fence
 * @param marked class names of lines, by index from 0
 */
export function highlight(source: string, language: string, marked: Record<number, string[]>): string {
  const tokens = tokensOf(source, aliases[language] ?? language);
  return lines(spans(tokens, []))
    .map((line, index) => {
      const names = ['token-line', ...(marked[index] ?? [])].join(' ');
      return `<span class="${names}">${line.map(span).join('')}\n</span>`;
    })
    .join('');
}
