import {linkTo} from '../../../content/links';
import {asked, categoriesOf, type Kind, nameOf, sayAnswer, slugOf, versionGiven, word} from '../kind';
import {guidePage} from '../pages';

/** A page of the docs that is no page of a destination, an attribute or an operation. */
export const guide: Kind = {
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
