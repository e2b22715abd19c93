import {components} from '../components';
import {type Position, type Wrong, positionAt} from '../problems';
import {insteadOfForeign} from './foreign';

/** What the MDX parser throws, as far as it is of use. */
type ParseError = {line?: number; column?: number; reason?: string};

/** A kind of parse error: the parser's words, and the message for writers. `source` is the line from the error on. */
type Kind = {
  pattern: RegExp;
  says: (match: readonly string[], source: string) => Wrong & {at?: string | undefined};
};

const inBackticks = (source: string) => `\`${source}\` in backticks`;

/** The code that a line begins with, up to the closing braces or the next space. */
const code = (source: string) => /^\{\{?[^{}\n]*\}{0,2}/.exec(source)?.[0].trim() ?? source.slice(0, 20);

/** The tag or address that a line begins with. */
const tag = (source: string) => /^<[^\s>]*>?/.exec(source)?.[0] ?? '<';

/** HTML tags without content. */
const isVoid = (name: string) => /^(?:br|hr|img|input|wbr)$/.test(name);

function ending(name: string): string {
  if (isVoid(name)) {
    return `<${name} />`;
  }
  const end = `</${name}> where it ends`;
  return name in components
    ? `${end}, with Markdown inside it between empty lines`
    : (insteadOfForeign(name) ?? `${inBackticks(`<${name}>`)} where it is text, or ${end}`);
}

const kinds: readonly Kind[] = [
  {
    pattern: /^Expected a closing tag for `<([\w.-]+)>` \((\d+:\d+)/,
    says: ([, name = '', at]) => ({found: `<${name}> without an end`, allowed: ending(name), at}),
  },
  {
    pattern:
      /^Unexpected closing tag `<\/([\w.-]*)>`, expected corresponding closing tag for `<([\w.-]*)>` \((\d+:\d+)/,
    says: ([, name = '', open = '', at = '']) =>
      isVoid(open)
        ? {found: `<${open}> without an end`, allowed: ending(open), at}
        : {found: `</${name}> where <${open}> of line ${at.split(':')[0]} ends`, allowed: `</${open}>`},
  },
  {
    pattern: /^Unexpected closing slash/,
    says: (_match, source) => ({found: `${tag(source)} without a beginning`, allowed: `no ${tag(source)} here`}),
  },
  {
    pattern: /create a comment in MDX/,
    says: (_match, source) => ({
      found: 'a comment of HTML',
      allowed: /truncate/.test(source) ? '{/* truncate */}' : '{/* a comment */}',
    }),
  },
  {
    pattern: /create a link in MDX/,
    says: (_match, source) => ({
      found: `the address ${tag(source)}`,
      allowed: '[what is there](its address), or mailto: and the address',
    }),
  },
  {
    pattern: /before name, expected a character that can start a name/,
    says: (_match, source) => ({
      found: `"${tag(source)}", which begins a tag`,
      allowed: `${inBackticks('<')}, or "less than"`,
    }),
  },
  {
    pattern: /before attribute value|in attribute name|after attribute value|after attribute name/,
    says: (_match, source) => ({
      found: `a prop that does not parse, before "${source.slice(0, 20)}"`,
      allowed: 'name="value"',
    }),
  },
  {
    pattern: /import\/exports/,
    says: () => ({
      found: 'a line that begins with import or export',
      allowed: 'another first word; components are there without an import',
    }),
  },
  {
    pattern: /end of file in expression/,
    says: () => ({
      found: 'a brace without an end',
      allowed: '} where the code ends, */} where a comment ends, or `{` in backticks',
    }),
  },
  {
    pattern: /acorn|in expression/,
    says: (_match, source) => ({found: `the expression ${code(source)} in prose`, allowed: inBackticks(code(source))}),
  },
];

/** Where the braces of an expression begin: the parser names a place inside it. */
function startOfBraces(line: string, column: number): number {
  const before = line.slice(0, column);
  const start = before.search(/\{[^}]*$/);
  return start === -1 ? Math.max(line.indexOf('{'), 0) : start;
}

/** Where the tag begins that the parser could not read. */
const startOfTag = (line: string, column: number) => Math.max(line.lastIndexOf('<', column - 1), 0);

/**
 * The message for a page that is not valid MDX, with what to write instead.
 *
 * @param error what the parser threw
 * @param text the text that it read
 */
export function mdxProblem(error: unknown, text: string): Position & Wrong {
  const {line = 0, column = 0, reason = String(error)} = error as ParseError;
  const kind = kinds.find(({pattern}) => pattern.test(reason));
  const source = text.split('\n')[line - 1] ?? '';
  const isCode = /acorn|in expression/.test(reason);
  const start = isCode ? startOfBraces(source, column) : startOfTag(source, column);
  const said = kind?.says(kind.pattern.exec(reason) ?? [], source.slice(start)) ?? {
    found: `MDX that does not parse: ${reason}`,
    allowed: 'Markdown, components, and code in backticks',
  };
  const [atLine, atColumn] = ('at' in said && said.at ? said.at.split(':') : []).map(Number);
  const {found, allowed} = said;
  if (atLine) {
    return {line: atLine, column: atColumn, found, allowed};
  }
  const brace = /end of file in expression/.test(reason) ? text.search(openBrace) : -1;
  return brace === -1
    ? {...lastOr(text, line, isCode || source[start] === '<' ? start + 1 : column), found, allowed}
    : {...positionAt(text, brace), found, allowed};
}

/** The last brace that nothing closes. */
const openBrace = /\{(?:[^{}]|\{[^{}]*\})*$/;

/** The position that the parser named, or the end of the text. */
const lastOr = (text: string, line: number, column: number): Position =>
  line > 0 ? {line, column} : {line: positionAt(text, text.trimEnd().length).line};
