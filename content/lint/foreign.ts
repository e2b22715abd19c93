import {type Problem, positionAt} from '../problems';

/** Syntax of another documentation tool: where it is from, and what to write here instead. */
type Foreign = {pattern: RegExp; from: string; instead: (match: RegExpMatchArray) => string};

const notice = ':::note, :::tip, :::info, :::warning or :::danger, closed by a line with :::';
const tabs = '<Tabs> with a <TabItem value="…" label="…"> for each tab';
const partial = "import Part from './_part.mdx' at the top, then <Part />";
const markdown = 'Markdown, or a component of these docs';
const value = 'the value itself; names and addresses of the product are tokens such as %brand.name%';

const noticeNames = /^(?:alert|aside|callout|caution|danger|hint|important|info|note|notice|tip|warning|admonition)$/i;
const partialNames = /^(?:include|include_relative|readfile|partial|snippet|render|import)$/i;

/** What to write in place of a tag of a template language, by its name. */
function insteadOfTag(name: string): string {
  const base = name.replace(/^(?:end-?|\/)/i, '');
  if (noticeNames.test(base)) {
    return notice;
  }
  if (/^tabs?(?:pane|_item)?$|^tabbed/i.test(base)) {
    return tabs;
  }
  if (partialNames.test(base)) {
    return partial;
  }
  if (/^(?:raw|highlight|code|verbatim)$/i.test(base)) {
    return 'a block of code: ``` and its language, the code, ```';
  }
  return /^(?:link|ref|relref|post_url|url|content-ref)$/i.test(base)
    ? 'a link to the file, such as [Billing](./billing.mdx)'
    : markdown;
}

/** Matched against text in which code is blanked. */
const syntaxes: readonly Foreign[] = [
  {
    pattern: /\{%-?\s*(?:end)?(?:hint|tabs|tab|content-ref|embed|stepper|step|file|swagger|openapi)\b[\s\S]*?%\}/g,
    from: 'GitBook',
    instead: ([tag]) => insteadOfTag(/(?:end)?([\w-]+)/.exec(tag.slice(2))?.[1] ?? ''),
  },
  {
    pattern: /\{%-?\s*\/?(?:callout|partial|table|image|card)\b[\s\S]*?%\}/g,
    from: 'Markdoc',
    instead: ([tag]) => insteadOfTag(/\w[\w-]*/.exec(tag)?.[0] ?? ''),
  },
  {
    pattern: /\{%-?\s*([\w-]*)[\s\S]*?%\}/g,
    from: 'Liquid (Jekyll)',
    instead: ([, name = '']) => insteadOfTag(name),
  },
  {
    pattern: /\{\{[<%]\s*(\/?[\w-]*)[\s\S]*?[>%]\}\}/g,
    from: 'a shortcode of Hugo',
    instead: ([, name = '']) => insteadOfTag(name),
  },
  {
    pattern: /\{\{-?\s*(?:(?:site|page|layout|post|content|include)\.[^}]*|[\w.]+\s*\|[^}]*)\}\}/g,
    from: 'Liquid (Jekyll)',
    instead: () => value,
  },
  {
    pattern: /\{\{-?\s*[.$][\w.$][^}]*\}\}/g,
    from: 'a template of Hugo or VitePress',
    instead: () => value,
  },
  {
    pattern: /\{:\s*[^}\n]*\}/g,
    from: 'Kramdown (Jekyll)',
    instead: ([text]) => {
      const id = /#([\w-]+)/.exec(text)?.[1];
      if (/toc/.test(text)) {
        return 'nothing: the table of contents is made from the headings';
      }
      if (id) {
        return `{/* #${id} */} at the end of the heading`;
      }
      return /\.(?:\w+[-_])?(?:note|tip|info|important|warning|caution|danger)\b/.test(text)
        ? notice
        : 'nothing: links and images need no attributes here';
    },
  },
  {
    pattern: /\{\s*#([\w-]+)[^}\n]*\}[ \t]*$/gm,
    from: 'the id of a heading in another syntax',
    instead: ([, id = '']) => `{/* #${id} */} at the end of the heading`,
  },
  {
    pattern: /\]\([^)\n]*\)\{\s*(?:[.#]\w|\w+=)[^}\n]*\}/g,
    from: 'attributes of Pandoc or MkDocs',
    instead: () => 'nothing: links and images need no attributes here',
  },
  {
    pattern: /^[ \t]*(!!!|\?\?\?\+?)[ \t]+\w[^\n]*/gm,
    from: 'a notice of MkDocs',
    instead: ([, mark = '']) =>
      mark.startsWith('?') ? '<details> with a <summary>' : notice.replace(':::note', ':::note[Title]'),
  },
  {pattern: /^[ \t]*===[!+]?[ \t]+"[^"\n]+"/gm, from: 'a tab of MkDocs', instead: () => tabs},
  {pattern: /^[ \t]*-+8<-+[^\n]*/gm, from: 'a snippet of MkDocs', instead: () => partial},
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
  {
    pattern: /!?\[\[[A-Za-z][^[\]\n]*\]\](?!\()/g,
    from: 'a link of Obsidian or a wiki',
    instead: () => 'a link to the file, such as [Billing](./billing.mdx)',
  },
  {
    pattern: /^[ \t]*\.\. ([\w-]+)::[^\n]*/gm,
    from: 'reStructuredText (Sphinx)',
    instead: ([, name = '']) => insteadOfTag(name.replace('code-block', 'code')),
  },
  {
    pattern: /(?<![\w:]):(?:ref|doc|term|numref|class|func|meth|any):(?=\s|$)/gm,
    from: 'a role of Sphinx',
    instead: () => 'a link to the file, such as [Billing](./billing.mdx)',
  },
  {
    pattern: /^[ \t]*<<<[ \t]*@?[/\w.][^\n]*/gm,
    from: 'a snippet of VitePress',
    instead: () => 'the code itself in a block of code',
  },
  {
    pattern: /^[ \t]*\$\$/gm,
    from: 'a formula of LaTeX, which these pages do not render',
    instead: () => 'words, code in backticks, or a diagram',
  },
  {
    pattern: /^import\b[^\n]*from\s+['"]((?:nextra|@astrojs|astro|vitepress|fumadocs|@mintlify)[^'"]*)['"]/gm,
    from: 'an import of another documentation tool',
    instead: () => 'no import: the components of these docs are available on every page',
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

const own = 'a component of these docs, or Markdown';
const toTabs = 'value="…" and label="…" of a <TabItem> in <Tabs>';

/** Components of other documentation tools: where they are from, and what to write instead. */
export const foreignComponents: Readonly<Record<string, {from: string; instead: string}>> = {
  Accordion: {from: 'Mintlify', instead: '<details> with a <summary>'},
  AccordionGroup: {from: 'Mintlify', instead: 'one <details> below the other'},
  Admonition: {from: 'Docusaurus without its import', instead: notice},
  Alert: {from: 'another site', instead: notice},
  Aside: {from: 'Starlight', instead: notice},
  Callout: {from: 'Nextra or Fumadocs', instead: notice},
  CardGrid: {from: 'Starlight', instead: '<Cards> around each <Card>'},
  CardGroup: {from: 'Mintlify', instead: '<Cards> around each <Card>'},
  Check: {from: 'Mintlify', instead: ':::tip'},
  CodeBlock: {from: 'another site', instead: 'a block of code: ``` and its language, the code, ```'},
  CodeGroup: {from: 'Mintlify', instead: tabs},
  Columns: {from: 'Mintlify', instead: own},
  Danger: {from: 'another site', instead: ':::danger'},
  Expandable: {from: 'Mintlify', instead: '<details> with a <summary>'},
  FileTree: {from: 'Starlight or Nextra', instead: 'a block of code in the language text'},
  Frame: {from: 'Mintlify', instead: 'the image alone: ![what it shows](./image.png)'},
  Icon: {from: 'another site', instead: 'words'},
  Image: {from: 'another site', instead: '![what it shows](./image.png)'},
  Info: {from: 'Mintlify', instead: ':::info'},
  Link: {from: 'another site', instead: '[label](./page.mdx)'},
  LinkButton: {from: 'Starlight', instead: '[label](./page.mdx)'},
  LinkCard: {from: 'Starlight', instead: '<Card title="…" to="./page.mdx"> in <Cards>'},
  Note: {from: 'Mintlify', instead: ':::note'},
  ParamField: {from: 'Mintlify', instead: '<Field name="…" type="…"> in <Fields>'},
  ResponseField: {from: 'Mintlify', instead: '<Field name="…" type="…"> in <Fields>'},
  Snippet: {from: 'Mintlify', instead: partial},
  Step: {from: 'Mintlify or Fumadocs', instead: 'an entry of a numbered list in <Steps>: 1. Say what to do'},
  Tab: {from: 'Mintlify, Nextra or Fumadocs', instead: toTabs},
  'Cards.Card': {from: 'Nextra', instead: '<Card title="…" to="./page.mdx">'},
  'Tabs.Tab': {from: 'Nextra', instead: toTabs},
  Tip: {from: 'Mintlify', instead: ':::tip'},
  Tooltip: {from: 'Mintlify', instead: 'a sentence that explains the word'},
  Update: {from: 'Mintlify', instead: 'a heading and Markdown below it'},
  Video: {from: 'another site', instead: 'a link to the video'},
  Warning: {from: 'Mintlify', instead: ':::warning'},
  YouTube: {from: 'another site', instead: 'a link to the video'},
};
