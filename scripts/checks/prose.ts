import fs from 'node:fs';
import {parse as parseGraphql, visit as visitGraphql} from 'graphql';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {attributeOf, isJsx} from '../../content/components/uses';
import {positionAt, type Problem, problemsOf, type Report} from '../../content/problems';
import {readFrontMatter} from '../../content/frontMatter/read';
import {isPartial, namesBelow} from '../../content/pageFile';
import type {Page} from '../../content/pages';
import brand from '../../content/siteBrand';
import {readText} from '../../content/sources';
import {blankExcept, proseOf, proseOfYaml} from './proseText';
import {samplesOf} from './samples/sample';

type WordList = {
  terms: {wrong: string; right: string; exact?: boolean}[];
  hype: string[];
  placeholders: string[];
  weakLabels: string[];
};

const wordList = parseYaml(fs.readFileSync('scripts/checks/words.yaml', 'utf8')) as WordList;

/** A pattern that text must not contain. `isFine` exempts individual matches. */
type Rule = {pattern: RegExp; found: (match: string) => string; allowed: string; isFine?: (match: string) => boolean};

const word = (source: string, flags: string) => new RegExp(`(?<![\\w@./-])(?:${source})(?![\\w@-]|\\.\\w)`, flags);

const termRules = wordList.terms.map(({wrong, right, exact}): Rule => ({
  pattern: word(wrong, exact ? 'g' : 'gi'),
  found: (match) => `"${match}"`,
  allowed: `one term per concept: ${right}`,
}));

const styleRules: readonly Rule[] = [
  {
    pattern: word(wordList.hype.join('|'), 'gi'),
    found: (match) => `hype "${match}"`,
    allowed: 'what it does, in plain words',
  },
  {pattern: /\w!(?=\s|$)/g, found: () => 'an exclamation mark', allowed: 'a period'},
];

const inventedHost = /(?:^|[.@])example(?:\.(?:com|net|org))?$|\.iam\.gserviceaccount\.com$/i;

/** Rules for the whole page, including code. */
const pageRules: readonly Rule[] = [
  {
    pattern: word(wordList.placeholders.join('|'), 'g'),
    found: (match) => `placeholder "${match}"`,
    allowed: 'finished text',
  },
  {
    pattern: /% ?brand\.[\w.]*%?/gi,
    found: (match) => `leftover token "${match}"`,
    allowed: '%brand.KEY% with a key from brand.ts',
  },
  {
    pattern: /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi,
    found: (match) => `the email ${match}, which might belong to someone`,
    allowed: 'an address at example.com',
    isFine: (match) => match === brand.supportEmail || inventedHost.test(match),
  },
  {
    pattern: /(?<![\w.-])(?:(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|1?[2-9]\d{2}555\d{4})(?![\w-]|\.\w)/g,
    found: (match) => `the phone number ${match}, which might belong to someone`,
    allowed: '+1-202-555-0100 to 0199',
    isFine: (match) => /20255501\d\d$/.test(match.replace(/\D/g, '')),
  },
];

/** Brand values that a page must not spell out, by key, longest first. */
const {supportEmail, privacyPhone, apiHost, appHost, domain, company, name, slug, slugUpper} = brand;
const brandValues = {supportEmail, privacyPhone, apiHost, appHost, domain, company, name, slug, slugUpper};
const anyValue = Object.values(brandValues).map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

const brandProblems = (file: string, text: string): Problem[] =>
  [...text.matchAll(new RegExp(`(?<![A-Za-z])(?:${anyValue.join('|')})(?![A-Za-z])`, 'g'))].map(({0: match, index}) => {
    const key = Object.entries(brandValues).find(([, value]) => value === match)?.[0];
    return {file, ...positionAt(text, index), found: `"${match}" written out`, allowed: `%brand.${key}%`};
  });

const apply = (rules: readonly Rule[], file: string, text: string): Problem[] =>
  rules.flatMap(({pattern, found, allowed, isFine}) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => !isFine?.(match))
      .map(({0: match, index}) => ({file, ...positionAt(text, index), found: found(match), allowed})),
  );

/** Words that the spelling check accepts. */
export const dictionaryFile = 'scripts/checks/dictionary.txt';

/** Read on every check, because the dictionary can change while the process runs. */
const spelling = () => ({
  words: [
    ...fs.readFileSync(dictionaryFile, 'utf8').split('\n'),
    ...[brand.name, brand.company, brand.slug, brand.domain].flatMap((value) => value.split(/\P{L}+/u)),
  ],
  dictionaries: ['en_us', 'softwareTerms', 'companies'],
  allowCompoundWords: false,
  minWordLength: 3,
  caseSensitive: false,
});

async function spellingProblems(
  file: string,
  prose: string,
  settings: ReturnType<typeof spelling>,
): Promise<Problem[]> {
  // Imported dynamically, because an ES module can't be required.
  const {spellCheckDocument} = await import('cspell-lib');
  const document = {uri: 'file:///page.txt', text: prose, languageId: 'plaintext', locale: 'en-US'};
  const options = {noConfigSearch: true, generateSuggestions: false};
  const {issues} = await spellCheckDocument(document, options, settings);
  return issues.map(({text, offset}) => ({
    file,
    ...positionAt(prose, offset),
    found: `the word "${text}"`,
    allowed: `American spelling; add terms and names to ${dictionaryFile}`,
  }));
}

function isWeak(label: string): boolean {
  const letters = label.toLowerCase().replace(/[^a-z ]/g, '');
  return label.trim() === '' || wordList.weakLabels.includes(letters.trim());
}

function checkLinksAndImages({tree}: Page, report: Report): void {
  visit(tree, (node: Nodes) => {
    const add = (found: string, allowed: string) => report(node, found, allowed);
    if (node.type === 'link') {
      const label = toString(node);
      if (isWeak(label)) {
        add(`the link label "${label}"`, 'words that say where the link leads');
      }
      if (node.url === '') {
        add(`the link [${label}]() without a target`, 'a file or a URL in its parentheses');
      }
    } else if (node.type === 'image') {
      if ((node.alt ?? '').trim() === '') {
        add(`image ${node.url} without alt text`, 'what the image shows, in brackets');
      }
      if (/^https?:/.test(node.url)) {
        add(`image ${node.url}, which the content security policy blocks`, 'a file on this site');
      }
    } else if (isJsx(node) && node.name === 'img') {
      const missing = ['alt', 'width', 'height'].filter((name) => !attributeOf(node, name));
      if (missing.length > 0) {
        const allowed = 'alt with what it shows (empty for decoration), and width and height in pixels';
        add(`<img> without ${missing.join(' and ')}`, allowed);
      }
    }
  });
}

/** Documentation, loopback, and private networks. */
const inventedNetwork =
  /^(?:192\.0\.2|198\.51\.100|203\.0\.113|127\.0\.0|0\.0\.0|10\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+|192\.168\.\d+)\./;

/** Reports IP addresses in samples only, because in prose, four numbers with periods are more often a version. */
const addressRule: Rule = {
  pattern: /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w.-])/g,
  found: (match) => `the IP address ${match}, which might belong to someone`,
  allowed: '192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24',
  isFine: (match) => inventedNetwork.test(match),
};

/** Reports placeholders for secrets, because the shell history stores them; IDs, names, and public keys aren't secret. */
const secretRule: Rule = {
  pattern:
    /YOUR_(?!(?:[A-Z0-9]+_)*(?:PUBLIC|CONSUMER|CORPUS)_KEY)(?:[A-Z0-9]+_)*(?:PASSWORD|SECRET|TOKEN|KEY)(?![A-Z0-9_])/g,
  found: (match) => `the secret ${match} in a command, which the shell's history keeps`,
  allowed: 'a prompt, or `read -rs NAME` in its own code block and then "$NAME"',
};

/** Applies the rules for samples; that for secrets, only to commands on destination pages. */
export const sampleDataProblems = (page: Page): Problem[] =>
  samplesOf(page).flatMap(({code, language, line}) => {
    const isCommand = language === 'bash' && page.file.includes('/destinations/');
    const problems = apply(isCommand ? [addressRule, secretRule] : [addressRule], page.file, code);
    return problems.map((each) => ({...each, line: line + each.line, column: undefined}));
  });

async function pageProblems(page: Page, settings: ReturnType<typeof spelling>): Promise<Problem[]> {
  const {file, source, text} = page;
  const prose = proseOf(page);
  return [
    ...apply(termRules, file, proseOf(page, false)),
    ...apply(styleRules, file, prose),
    ...apply(pageRules, file, text),
    ...brandProblems(file, source),
    ...problemsOf(file, (report) => checkLinksAndImages(page, report)),
    ...sampleDataProblems(page),
    ...(await spellingProblems(file, prose, settings)),
  ];
}

/** Reports titles and descriptions that two pages of a docs version, two posts, or two other pages share. */
function repeatedHeads(pages: readonly Page[]): Problem[] {
  const first = new Map<string, string>();
  return pages
    .filter(({file}) => !isPartial(file))
    .flatMap(({file, source, version, kind}) => {
      const {data, lineOf} = readFrontMatter(source, file);
      return ['title', 'description'].flatMap((key) => {
        const value = [version?.folder ?? kind, key, String(data[key]).trim().toLowerCase()].join('\n');
        const other = first.get(value);
        first.set(value, other ?? file);
        return other
          ? [{file, line: lineOf([key]), found: `the same ${key} as ${other}`, allowed: `a unique ${key}`}]
          : [];
      });
    });
}

/**
 * Checks the prose of pages: spelling, terms, hype, placeholders, names, link labels, images, sample data, and
 * duplicate titles and descriptions.
 *
 * @param pages all pages, because titles and descriptions are compared
 */
export async function checkProse(pages: readonly Page[]): Promise<Problem[]> {
  const settings = spelling();
  const byPage = await Promise.all(pages.map((page) => pageProblems(page, settings)));
  return [...repeatedHeads(pages), ...byPage.flat()];
}

/** The descriptions in an SDL file, with everything else blanked. */
function proseOfSdl(text: string): string {
  const spans: {from: number; to: number}[] = [];
  visitGraphql(parseGraphql(text), {
    StringValue: ({block, loc}, key) => {
      if (key === 'description' && loc) {
        const quotes = block ? 3 : 1;
        spans.push({from: loc.start + quotes, to: loc.end - quotes});
      }
    },
  });
  return blankExcept(text, spans);
}

/** The description and labels of a diagram, except labels in a code font. */
function proseOfSvg(text: string): string {
  const drawn = text.replace(/<!--[\s\S]*?-->|<style[\s>][\s\S]*?<\/style>/g, (part) => part.replace(/[<>]/g, ' '));
  const spans = [...drawn.matchAll(/<(?:desc|text|title|tspan)(\s[^>]*)?>([^<]*)/g)]
    .filter(([, attributes = '']) => !attributes.includes('monospace'))
    .map(({0: all, 2: words = '', index}) => ({from: index + all.length - words.length, to: index + all.length}));
  return blankExcept(text, spans);
}

const readers: readonly [pattern: RegExp, prose: (text: string) => string][] = [
  [/^(?:docs|versioned_docs)\/.*\/?_facts\/.*\.yaml$/, proseOfYaml],
  [/^(?:docs|versioned_docs)\/.*\/?schema\.graphql$/, proseOfSdl],
  [/^src\/diagrams\/.*\.svg$/, proseOfSvg],
];

/** Checks spelling, terms, and hype in facts and in the text of diagrams. */
export async function checkFacts(): Promise<Problem[]> {
  const settings = spelling();
  const files = ['docs', 'versioned_docs', 'src/diagrams'].flatMap((folder) =>
    namesBelow(folder).map((name) => `${folder}/${name}`),
  );
  const all = files.flatMap((file) => {
    const reader = readers.find(([pattern]) => pattern.test(file))?.[1];
    return reader ? [{file, prose: reader(readText(file))}] : [];
  });
  const problems = all.map(async ({file, prose}) => [
    ...apply([...termRules, ...styleRules], file, prose),
    ...(await spellingProblems(file, prose, settings)),
  ]);
  return (await Promise.all(problems)).flat();
}
