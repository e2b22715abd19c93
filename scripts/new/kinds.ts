import fs from 'node:fs';
import path from 'node:path';
import {parse as parseYaml, stringify} from 'yaml';
import * as z from 'zod';
import {keysOfList} from '../../content/facts/blogLists';
import {destinationPages} from '../../content/facts/destinations';
import {destinationCategories} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {frontMatterIn} from '../../content/pageFile';
import {docsVersions, type DocsVersion, latestVersion} from '../../content/versions';
import {type Category, categoriesOf, nameOf} from './sidebars';

/** The answers so far, by flag. */
export type Answers = Readonly<Record<string, string>>;

/** A value that creating a page needs, from a flag or a prompt. */
export type Question = {
  flag: string;
  prompt: string;
  /** The allowed values; omitted if any text is allowed. */
  allowed?: (answers: Answers) => readonly string[];
  /** The required pattern, and its description for messages. */
  pattern?: [pattern: RegExp, words: string];
  /** The default. */
  fallback?: (answers: Answers) => string;
};

export type NewPage = {
  /** Path from the repository's root. */
  file: string;
  text: string;
  /** ID of a docs page, and its sidebar category. */
  entry?: {id: string; category: Category | undefined};
  /** Names to add to the dictionary. */
  names?: readonly string[];
  /** Next steps for the writer. */
  next: string;
};

export type Kind = {about: string; questions: readonly Question[]; make: (answers: Answers) => NewPage};

/** Converts text to a URL segment: lowercase letters, digits, and hyphens. */
const slugOf = (text = ''): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Fills in `$name` placeholders in a template, with YAML quoting and additional keys in its front matter. */
function filled(template: string, values: Answers, keys: object = {}): string {
  const text = fs.readFileSync(path.join(__dirname, 'templates', template), 'utf8');
  const fill = (part: string) => part.replaceAll(/\$(\w+)/g, (token, name: string) => values[name] ?? token);
  const {yaml = '', end = 0} = frontMatterIn(text) ?? {};
  const data = parseYaml(yaml, (_key, value: unknown) => (typeof value === 'string' ? fill(value) : value));
  return `---\n${stringify({...(data as object), ...keys}, {lineWidth: 0})}---\n${fill(text.slice(end))}`;
}

/** The category of the latest version that lists the most of the given pages. */
const categoryOf = (listed: readonly string[]): Category | undefined => {
  const count = ({ids}: Category) => ids.filter((id) => listed.includes(id)).length;
  return categoriesOf(latestVersion).sort((a, b) => count(b) - count(a))[0];
};

const title: Question = {
  flag: 'title',
  prompt: 'Title, in sentence case except names',
  pattern: [/^\S.{1,60}$/, 'text of 2 to 61 characters'],
};

/** A title that the file name is derived from. */
const titled = (prompt: string): Question => ({
  ...title,
  prompt,
  pattern: [/^(?=.*[a-z0-9])\S.{1,60}$/i, 'text of 2 to 61 characters, with Latin letters or digits for the URL'],
});

const {folder} = latestVersion;

const chosenVersion = ({version}: Answers): DocsVersion =>
  docsVersions.find(({label}) => label.toLowerCase() === version) ?? latestVersion;

const guide: Kind = {
  about: 'a docs page: one task, from the answer to what goes wrong',
  questions: [
    title,
    {
      flag: 'version',
      prompt: 'Docs version',
      allowed: () => docsVersions.map(({label}) => label.toLowerCase()),
      fallback: () => latestVersion.label,
    },
    {
      flag: 'category',
      prompt: 'Sidebar category',
      allowed: (answers) => categoriesOf(chosenVersion(answers)).map(nameOf),
    },
    {
      flag: 'path',
      prompt: 'Path, without .mdx',
      pattern: [/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'lowercase letters, digits, and -, with / between folders'],
      fallback: (answers) => slugOf(answers.title),
    },
  ],
  make: (answers) => {
    const version = chosenVersion(answers);
    const id = answers.path ?? '';
    const file = `${version.folder}/${id}.mdx`;
    const category = categoriesOf(version).find((each) => nameOf(each) === answers.category);
    return {
      file,
      text: filled('guide.mdx', {...answers, glossary: linkTo(file, 'glossary')}),
      entry: {id, category},
      next: 'Replace the first paragraph with the answer, and then write the parts below it.',
    };
  },
};

const destination: Kind = {
  about: 'a destination: its facts as front matter, and the parts that every destination has',
  questions: [
    titled('Name of the destination, as its vendor writes it'),
    {flag: 'category', prompt: 'Kind of system', allowed: () => Object.keys(destinationCategories)},
  ],
  make: ({title: name = '', category: kind = ''}) => {
    const id = `destinations/${slugOf(name)}`;
    const ofKind = destinationPages(latestVersion).filter(({facts}) => facts.category === kind);
    return {
      file: `${folder}/${id}.mdx`,
      text: filled('destination.mdx', {title: name, category: kind}),
      entry: {id, category: categoryOf(ofKind.map((page) => page.id))},
      names: [name],
      next: 'Replace the facts with those of the vendor, and keep what is not confirmed under `questions`.',
    };
  },
};

const post: Kind = {
  about: 'a blog post',
  questions: [
    titled(title.prompt),
    {
      flag: 'date',
      prompt: 'Date of the post',
      pattern: [z.regexes.date, 'a date such as 2027-01-31'],
      fallback: () => new Date().toISOString().slice(0, 10),
    },
    {flag: 'author', prompt: 'Author', allowed: () => keysOfList('blog/authors.yml')},
    {flag: 'tag', prompt: 'Tag', allowed: () => keysOfList('blog/tags.yml')},
  ],
  make: ({title: name = '', date = '', author, tag}) => {
    const slug = slugOf(name);
    const keys = {date, slug: `/${date.replaceAll('-', '/')}/${slug}`, authors: [author], tags: [tag]};
    return {
      file: `blog/${date}-${slug}.mdx`,
      text: filled('post.mdx', {title: name}, keys),
      next: 'Write the post. Lists of posts show its description.',
    };
  },
};

/** The kinds of pages that can be created, by their command-line name. */
export const kinds: Readonly<Record<string, Kind>> = {guide, destination, post};
