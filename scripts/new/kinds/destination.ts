import {destinationPages} from '../../../content/facts/destinations';
import {destinationCategories} from '../../../content/frontMatter/destination';
import {latestVersion} from '../../../content/versions';
import {asked, categoriesOf, type Kind, type Made, slugOf, word} from '../kind';
import {destinationPage} from '../pages';

/** The category of the sidebar that lists most destinations of a kind. */
function categoryFor(kind: string) {
  const ofKind = destinationPages(latestVersion).filter(({facts}) => facts.category === kind);
  const count = (ids: readonly string[]) => ofKind.filter(({id}) => ids.includes(id)).length;
  return categoriesOf(latestVersion)
    .filter(({labels}) => labels.length > 1)
    .sort((a, b) => count(b.ids) - count(a.ids))[0];
}

/** A destination. */
export const destination: Kind = {
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
    const category = categoryFor(word(given, 'category'));
    return {
      version: latestVersion,
      files: {[`${latestVersion.folder}/${id}.mdx`]: destinationPage(name, word(given, 'category'))},
      entries: category ? [{sidebar: category.sidebar, labels: category.labels, id}] : [],
      names: [name],
      next: 'Replace the facts by those of the vendor; what is not confirmed stays under `questions`.',
    };
  },
};
