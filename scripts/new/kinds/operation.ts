import {readSdl} from '../../../content/facts/sdl';
import {latestVersion} from '../../../content/versions';
import {categoriesOf, type Kind, type Made, sayAnswer, slugOf, word} from '../kind';
import {operationPage} from '../operation';

const operations = () => Object.keys(readSdl(latestVersion).getMutationType()?.getFields() ?? {});

/** An operation of the API. */
export const operation: Kind = {
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
    const category = categoriesOf(latestVersion).findLast(({sidebar}) => sidebar === 'graphql');
    return {
      version: latestVersion,
      files: {[`${latestVersion.folder}/${id}.mdx`]: operationPage(name, readSdl(latestVersion))},
      entries: category ? [{...category, id}] : [],
      names: [name],
      next: sayAnswer,
    };
  },
};
