import type {RootContent} from 'mdast';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {paragraph} from './mdx';

const again = 'A later run can still send a record that was found before';

/**
 * What comes before a person is deleted in a tool, a stream or a store without tables: they could be found and sent
 * again. Whether a full refresh is one of the ways follows from the page's sync modes.
 */
export function suppressFirst({syncModes: modes}: Destination, {file}: {file: string}): RootContent[] {
  const refresh = modes.fullRefreshOverwrite === true || modes.fullRefreshAppend === true;
  return [
    paragraph(
      `Put every email of the person on the [suppression list](${linkTo(file, 'intro-to-suppressing')}) first, so that the pixel does not identify them again. ${again}${refresh ? ', and so can a full refresh' : ''}. Search for the person again after the next run.`,
    ),
  ];
}
