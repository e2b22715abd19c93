import {type Problem, positionAt} from '../problems';

const notice = ':::note, :::tip, :::info, :::warning or :::danger, closed by a line with :::';
const tabs = '<Tabs> with a <TabItem value="…" label="…"> for each tab';
const partial = "import Part from './_part.mdx' at the top, then <Part />";
const code = 'a block of code: ``` and its language, the code, ```';
const link = 'a link to the file, such as [Billing](./billing.mdx)';
const details = '<details> with a <summary>';

/** Tags, shortcodes and components of other documentation tools by their name, and what to write instead. */
const insteadOf: readonly [name: RegExp, instead: string][] = [
  [/^(?:alert|aside|callout|caution|check|danger|hint|important|info|note|notice|tip|warning|admonition)$/i, notice],
  [/^tabs?(?:\.tab|pane|_item)?$|^CodeGroup$/i, tabs],
  [/^(?:include|partial|snippet|render|import)$/i, partial],
  [/^(?:raw|highlight|code|code-?block|verbatim)$/i, code],
  [/^(?:link|linkbutton|ref|relref|url|content-ref)$/i, link],
  [/^(?:Accordion|AccordionGroup|Expandable)$/, details],
  [/^(?:Card(?:Grid|Group|List)|LinkCard)$/, '<Card title="…" to="./page.mdx"> in <Cards>'],
  [/^(?:Frame|Image|Img)$/, 'the image alone: ![what it shows](./image.png)'],
  [/^(?:Param|Response)Field$/, '<Field name="…" type="…"> in <Fields>'],
  [/step(?:s|per)?$/i, '<Steps> around a numbered list'],
];

/**
 * What to write in place of something of another documentation tool.
 *
 * @param name of a tag, a shortcode or a component
 * @returns nothing for a name that no tool is known for
 */
export const insteadOfForeign = (name: string): string | undefined =>
  insteadOf.find(([pattern]) => pattern.test(name))?.[1];

const insteadOfTag = (name: string) =>
  insteadOfForeign(name.replace(/^(?:end-?|\/)/i, '')) ?? 'Markdown, or a component of these docs';

/** What to write in place of attributes in braces. */
function insteadOfAttributes(text: string): string {
  const id = /#([\w-]+)/.exec(text)?.[1];
  return id ? `{/* #${id} */} at the end of the heading` : 'nothing: looks come from the components';
}

/** Syntax of another documentation tool: where it is from, and what to write here instead. */
type Foreign = {pattern: RegExp; from: string; instead: (match: RegExpMatchArray) => string};

/** Matched against text in which code is blanked. */
const syntaxes: readonly Foreign[] = [
  {
    pattern: /\{\{[<%]\s*(\/?[\w-]*)[\s\S]*?[>%]\}\}/g,
    from: 'a shortcode of Hugo',
    instead: ([, name = '']) => insteadOfTag(name),
  },
  {
    pattern: /\{%-?\s*(\/?[\w-]*)[\s\S]*?%\}/g,
    from: 'a tag of GitBook, Markdoc or Liquid (Jekyll)',
    instead: ([, name = '']) => insteadOfTag(name),
  },
  {
    // A notice may have them.
    pattern: /(?<!^[ \t>]*:{3,}\w+(?:\[[^\]\n]*\])?)\{:?(?:\s*[#.][\w-]|(?<=\)\{:?)\w+=)[^}\n]*\}/gm,
    from: 'attributes in braces',
    instead: ([text]) => insteadOfAttributes(text),
  },
  {
    pattern: /^[ \t]*(!!!|\?\?\?\+?)[ \t]+\w[^\n]*/gm,
    from: 'a notice of MkDocs',
    instead: ([, mark = '']) => (mark.startsWith('?') ? details : notice.replace(':::note', ':::note[Title]')),
  },
  {pattern: /^[ \t]*===[!+]?[ \t]+"[^"\n]+"/gm, from: 'a tab of MkDocs', instead: () => tabs},
  {
    pattern: /^[ \t]*(?:-+8<-+|<<<[ \t]*@?[/\w.])[^\n]*/gm,
    from: 'a snippet of MkDocs or VitePress',
    instead: () => partial,
  },
  {pattern: /^[ \t]*>[ \t]*\[!(\w+)\][^\n]*/gm, from: 'an alert of GitHub', instead: () => notice},
  {
    pattern: /^[ \t]*\[\[?_?toc_?\]?\][ \t]*$/gim,
    from: 'a table of contents',
    instead: () => 'nothing: it is made from the headings',
  },
  {pattern: /!?\[\[[A-Za-z][^[\]\n]*\]\](?!\()/g, from: 'a link of a wiki', instead: () => link},
  {pattern: /^[ \t]*\.\. ([\w-]+)::[^\n]*/gm, from: 'reStructuredText', instead: ([, name = '']) => insteadOfTag(name)},
  {
    pattern: /^[ \t]*<(?:style|script)\b[^>\n]*>(?!\{)/gm,
    from: 'which MDX does not take as HTML does',
    instead: () => 'a component in src/components with its styles',
  },
];

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const fence =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))|$)/gm;
const inlineCode = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

/** A text with blocks of code, code in backticks and comments blanked. */
const withoutCode = (text: string): string =>
  text
    .replace(fence, blank)
    .replace(inlineCode, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);

/**
 * Syntax that other documentation tools have and MDX lacks.
 *
 * @param body of a page, front matter blanked; it need not be valid MDX
 */
export function foreignProblems(file: string, body: string): Problem[] {
  let rest = withoutCode(body);
  return syntaxes.flatMap(({pattern, from, instead}) => {
    const found = [...rest.matchAll(pattern)].map((match) => {
      const start = match.index + match[0].search(/\S/);
      const shown = match[0].trim().split('\n')[0] ?? '';
      return {
        file,
        ...positionAt(body, start),
        found: `${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}, ${from}`,
        allowed: instead(match),
      };
    });
    // The first syntax that fits names the text.
    rest = rest.replace(pattern, blank);
    return found;
  });
}
