import {diagramNames} from '../../../content/facts/diagrams';
import {latestVersion} from '../../../content/versions';
import {drawing} from '../drawing';
import {asked, type Kind, type Made, word} from '../kind';

/** A diagram in both shapes. */
export const diagram: Kind = {
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
