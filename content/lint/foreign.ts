import {type Problem, positionAt} from '../problems';

const notice = ':::note, :::tip, :::info, :::warning or :::danger, closed by a line with :::';
const tabs = '<Tabs> with a <TabItem value="…" label="…"> for each tab';
const partial = "import Part from './_part.mdx' at the top, then <Part />";
const code = 'a block of code: ``` and its language, the code, ```';
const link = 'a link to the file, such as [Billing](./billing.mdx)';
const details = '<details> with a <summary>';
const steps = '<Steps> around a numbered list';

/** Tags, shortcodes and components of other documentation tools by their name, and what to write instead. */
const insteadOf: readonly [name: RegExp, instead: string][] = [
  [
    /^(?:alert|aside|callout|caution|check|danger|hint|important|info|note|notice|tip|warning|admonition)(?:box)?$/i,
    notice,
  ],
  [/^Tabs?\.Tab$|^Tab$/, 'value="…" and label="…" of a <TabItem> in <Tabs>'],
  [/^tabs?(?:pane|_item)?$|^tabbed|^CodeGroup$/i, tabs],
  [/^(?:include|include_relative|readfile|partial|snippet|render|import)$/i, partial],
  [/^(?:raw|highlight|code|code-?block|verbatim|FileTree)$/i, code],
  [/^(?:link|linkbutton|ref|relref|post_url|url|content-ref|doc|term)$/i, link],
  [/^(?:Accordion|AccordionGroup|Expandable)$/, details],
  [/^Card(?:Grid|Group|s?List)$/, '<Cards> around each <Card>'],
  [/^(?:Cards\.Card|LinkCard)$/, '<Card title="…" to="./page.mdx"> in <Cards>'],
  [/^(?:Frame|Image|Img)$/, 'the image alone: ![what it shows](./image.png)'],
  [/^(?:Param|Response)Field$/, '<Field name="…" type="…"> in <Fields>'],
  [/^(?:Steps\.)?Step$/i, 'an entry of a numbered list in <Steps>: 1. Say what to do'],
  [/(?:^|[a-z])(?:steps|stepper)$/i, steps],
  [/^(?:Video|YouTube|embed)$/i, 'a link to it'],
  [/^Columns?$/, '<Cards>, or one below the other'],
  [/^(?:Icon|Tooltip)$/, 'its words alone; terms get their meaning from the glossary'],
  [/^(?:Request|Response)Example$/, 'the block of code alone'],
  [/^(?:assign|capture|case|comment|cycle|else|elsif|for|if|unless|when)$/, 'its text alone: pages have no conditions'],
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

/** What to write in place of attributes in braces: an id, the kind of a notice, a list of headings, or looks. */
function insteadOfAttributes(text: string): string {
  const id = /#([\w-]+)/.exec(text)?.[1];
  const [, name = ''] = /^\{:\s*\.?([a-z]+)/.exec(text) ?? [];
  const isNotice = insteadOfForeign(name) === notice;
  if (id) {
    return `{/* #${id} */} at the end of the heading`;
  }
  return isNotice ? notice : 'nothing: looks come from the components, and the table of contents from the headings';
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
    pattern:
      /\{\{-?\s*(?:(?:site|page|layout|post|content|include|\$\w+)?\.[^}]*|(?:[\w.]+|"[^"]*"|'[^']*')\s*\|[^}]*)\}\}/g,
    from: 'a value of Liquid (Jekyll), Hugo or VitePress',
    instead: () => 'the value itself; names and addresses of the product are tokens such as %brand.name%',
  },
  {pattern: /^[ \t>]*:{3,}[ \t]*\{[^}\n]*\}/gm, from: 'a block of Pandoc (Quarto)', instead: () => notice},
  {pattern: /\{:[^}\n]*\}/g, from: 'attributes of Kramdown (Jekyll)', instead: ([text]) => insteadOfAttributes(text)},
  {
    // A notice may have them.
    pattern: /(?<!^[ \t>]*:{3,}\w+(?:\[[^\]\n]*\])?)\{(?:\s*[#.][\w-]|(?<=\)\{)\w+=)[^}\n]*\}/gm,
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
  {
    pattern: /^[ \t]*>[ \t]*\[!(\w+)\][^\n]*/gm,
    from: 'an alert of GitHub',
    instead: ([, name = '']) => {
      const own = {important: 'info', caution: 'danger'}[name.toLowerCase()] ?? name.toLowerCase();
      return `:::${own} above the text and ::: below it`;
    },
  },
  {
    pattern: /^[ \t]*(?:\[\[?_?toc_?\]?\]|\{\{\s*toc\s*\}\})[ \t]*$/gim,
    from: 'a table of contents',
    instead: () => 'nothing: it is made from the headings',
  },
  {pattern: /!?\[\[[A-Za-z][^[\]\n]*\]\](?!\()/g, from: 'a link of Obsidian or a wiki', instead: () => link},
  {
    pattern: /^[ \t]*\.\. ([\w-]+)::[^\n]*|(?<![\w:]):(ref|doc|term|numref|class|func|meth|any):(?=\s|$)/gm,
    from: 'reStructuredText (Sphinx)',
    instead: ([, name, role = '']) => insteadOfTag(name ?? role),
  },
  {
    pattern: /^[ \t]*<style\b[^>\n]*>(?!\{)/gm,
    from: 'CSS, which MDX runs as code',
    instead: () => "import styles from './page.module.css'",
  },
  {
    pattern: /(?<=^[^\s:][^\n]*\n\n?): +\S[^\n]*/gm,
    from: 'a definition list of Kramdown or MkDocs',
    instead: () => '- **Term**: its meaning',
  },
  {
    pattern: /^[ \t]*<script\b[^>\n]*>/gm,
    from: 'a script, which browsers do not run when readers come from another page',
    instead: () => 'a component in src/components',
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
