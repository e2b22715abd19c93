import * as z from 'zod';
import {readAttributes} from '../../content/facts/attributes';
import {keysOfList} from '../../content/facts/blogLists';
import {destinationPages} from '../../content/facts/destinations';
import {diagramNames} from '../../content/facts/diagrams';
import {readSdl} from '../../content/facts/sdl';
import {destinationCategories} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {latestVersion} from '../../content/versions';
import {attributeFacts, attributeOnPages, attributeInRecords} from './attribute';
import {drawing} from './drawing';
import {asked, categoriesOf, type Given, type Kind, type Made, nameOf, slugOf, versionGiven} from './kind';
import {operationPage} from './operation';
import {destinationPage, guidePage, postPage} from './pages';

const sayAnswer = 'Write the answer in place of the first paragraph, and the parts below it.';

const word = (given: Given, flag: string) => given[flag] ?? '';

const guide: Kind = {
  about: 'a page of the docs: a task, from its answer to what goes wrong',
  questions: [
    asked.title,
    asked.version,
    {
      flag: 'category',
      ask: 'Category of the sidebar',
      allowed: (given) => categoriesOf(versionGiven(given)).map(nameOf),
    },
    {
      flag: 'path',
      ask: 'Path of the page, without .mdx',
      form: [/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'small letters, digits and -, with / between folders'],
      usual: (given) => slugOf(word(given, 'title')),
    },
  ],
  make: (given) => {
    const version = versionGiven(given);
    const id = word(given, 'path');
    const file = `${version.folder}/${id}.mdx`;
    const category = categoriesOf(version).find((each) => nameOf(each) === given.category);
    return {
      version,
      files: {[file]: guidePage(word(given, 'title'), linkTo(file, 'glossary'))},
      entries: category ? [{sidebar: category.sidebar, labels: category.labels, id}] : [],
      names: [],
      next: sayAnswer,
    };
  },
};

/** The category of the sidebar that lists most destinations of a kind. */
function shelfOf(category: string) {
  const ofKind = destinationPages(latestVersion).filter(({facts}) => facts.category === category);
  const count = (ids: readonly string[]) => ofKind.filter(({id}) => ids.includes(id)).length;
  return categoriesOf(latestVersion)
    .filter(({labels}) => labels.length > 1)
    .sort((a, b) => count(b.ids) - count(a.ids))[0];
}

const destination: Kind = {
  about: 'a destination: facts in the front matter, and the parts that every destination has',
  questions: [
    {...asked.title, ask: 'Name of the destination, as its vendor writes it'},
    {
      flag: 'category',
      ask: 'What it is',
      allowed: () => Object.keys(destinationCategories),
    },
  ],
  make: (given): Made => {
    const name = word(given, 'title');
    const id = `destinations/${slugOf(name)}`;
    const shelf = shelfOf(word(given, 'category'));
    return {
      version: latestVersion,
      files: {[`${latestVersion.folder}/${id}.mdx`]: destinationPage(name, word(given, 'category'))},
      entries: shelf ? [{sidebar: shelf.sidebar, labels: shelf.labels, id}] : [],
      names: [name],
      next: 'Replace the facts by those of the vendor; what is not confirmed stays under `questions`.',
    };
  },
};

/** The group of a sidebar in which the pages of an attribute's group are most often. */
function groupLabels(group: string, folder: 'referenceDocId' | 'personalizationDocId') {
  const ids = readAttributes(latestVersion)
    .filter((each) => each.group === group)
    .map((each) => each[folder]);
  const count = (listed: readonly string[]) => ids.filter((id) => listed.includes(id)).length;
  return categoriesOf(latestVersion).sort((a, b) => count(b.ids) - count(a.ids))[0];
}

const groups = () => [...new Set(readAttributes(latestVersion).map(({group}) => group))];

const attribute: Kind = {
  about: 'a consumer attribute: its facts, its page for lead records and its page for templates',
  questions: [
    {
      flag: 'key',
      ask: 'Key of the attribute, as records hold it',
      form: [/^[a-z][a-z0-9_]+$/, 'small letters, digits and _, a letter first'],
    },
    {...asked.title, flag: 'label', ask: 'Its name, for readers', usual: ({key = ''}) => key.replaceAll('_', ' ')},
    {flag: 'group', ask: 'Its group', allowed: groups},
    {flag: 'sensitive', ask: 'Whether its use is restricted', allowed: () => ['no', 'yes'], usual: () => 'no'},
  ],
  make: (given): Made => {
    const key = word(given, 'key');
    const slug = key.replaceAll('_', '-');
    const ids = {
      referenceDocId: `destinations/properties/${slug}-property`,
      personalizationDocId: `personalization/${slug}-property`,
    };
    const facts = {
      key,
      label: word(given, 'label'),
      group: word(given, 'group'),
      sensitive: given.sensitive === 'yes',
      ...ids,
    };
    const {folder} = latestVersion;
    const inRecords = groupLabels(facts.group, 'referenceDocId');
    const onPages = groupLabels(facts.group, 'personalizationDocId');
    return {
      version: latestVersion,
      files: {
        [`${folder}/_facts/attributes/${key}.yaml`]: attributeFacts(facts),
        [`${folder}/${ids.referenceDocId}.mdx`]: attributeInRecords(facts),
        [`${folder}/${ids.personalizationDocId}.mdx`]: attributeOnPages(facts),
      },
      entries: [
        ...(inRecords ? [{...inRecords, id: ids.referenceDocId}] : []),
        ...(onPages ? [{...onPages, id: ids.personalizationDocId}] : []),
      ],
      names: [],
      next: `Put the values into _facts/attributes/${key}.yaml, and the field into _facts/lead-fields.yaml.`,
    };
  },
};

const operations = () => Object.keys(readSdl(latestVersion).getMutationType()?.getFields() ?? {});

const operation: Kind = {
  about: 'an operation of the API that graphql/schema.graphql has: request, variables, answer, reference',
  questions: [
    {flag: 'name', ask: 'Name of the operation in the schema', allowed: operations},
    {
      flag: 'path',
      ask: 'Path of the page, without .mdx',
      form: [/^graphql\/[a-z0-9]+(?:-[a-z0-9]+)*$/, 'graphql/ and small letters, digits and -'],
      usual: ({name = ''}) => `graphql/${slugOf(name)}-graphql-request`,
    },
  ],
  make: (given): Made => {
    const id = word(given, 'path');
    const name = word(given, 'name');
    const shelf = categoriesOf(latestVersion).findLast(({sidebar}) => sidebar === 'graphql');
    return {
      version: latestVersion,
      files: {[`${latestVersion.folder}/${id}.mdx`]: operationPage(name, readSdl(latestVersion))},
      entries: shelf ? [{...shelf, id}] : [],
      names: [name],
      next: sayAnswer,
    };
  },
};

const today = () => new Date().toISOString().slice(0, 10);

const post: Kind = {
  about: 'a blog post',
  questions: [
    asked.title,
    {
      flag: 'date',
      ask: 'Day of the post',
      form: [z.regexes.date, 'a day of the calendar such as 2027-01-31'],
      usual: today,
    },
    {flag: 'author', ask: 'Author', allowed: () => keysOfList('blog/authors.yml')},
    {flag: 'tag', ask: 'Tag', allowed: () => keysOfList('blog/tags.yml')},
  ],
  make: (given): Made => {
    const slug = slugOf(word(given, 'title'));
    const day = word(given, 'date');
    const head = {
      title: word(given, 'title'),
      date: day,
      slug: `/${day.replaceAll('-', '/')}/${slug}`,
      authors: [word(given, 'author')],
      tags: [word(given, 'tag')],
    };
    return {
      version: latestVersion,
      files: {[`blog/${day}-${slug}.mdx`]: postPage(head)},
      entries: [],
      names: [],
      next: 'Write the post; what stands above the cut is shown in the list of posts.',
    };
  },
};

const diagram: Kind = {
  about: 'a diagram, wide and stacked, for <Diagram name="…" />',
  questions: [
    {
      flag: 'name',
      ask: 'Name of the diagram',
      form: [/^[a-z][a-z0-9-]+$/, 'small letters, digits and -'],
    },
    {...asked.title, ask: 'Its title, for those who do not see it'},
  ],
  make: (given): Made => {
    const name = word(given, 'name');
    return {
      version: latestVersion,
      files: drawing(name, word(given, 'title')),
      entries: [],
      names: [],
      next: `Draw it in both files, and put <Diagram name="${name}" /> on a page. There are: ${diagramNames().join(', ')}.`,
    };
  },
};

/** What can be made, by the word for it on the command line. */
export const kinds = {guide, destination, attribute, operation, post, diagram};
