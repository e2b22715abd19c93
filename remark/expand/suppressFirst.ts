import type {RootContent} from 'mdast';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {paragraph} from './mdx';

/** Chunks are found by what was chosen as metadata at the setup, and by nothing else. */
const vectors =
  ' Delete by `consumer_id` as well as by the email: it also finds chunks with another email or none. Both must be among the metadata fields before the first run.';

/**
 * What comes before a person is deleted in a tool, a stream or a store without tables: they could be found and sent
 * again. Whether a full refresh is one of the ways follows from the page's sync modes.
 */
export function suppressFirst({category, syncModes: modes}: Destination, {file}: {file: string}): RootContent[] {
  const refresh = modes.fullRefreshOverwrite === true || modes.fullRefreshAppend === true;
  return [
    paragraph(
      `First put the person's emails on the [suppression list](${linkTo(file, 'intro-to-suppressing')}). A sync already in progress${refresh ? ', or a full refresh,' : ''} can write them back, so search again after the next run. [Delete a person](${linkTo(file, 'delete-a-person')}) has the order and the proof.${category === 'vector-store' ? vectors : ''}`,
    ),
  ];
}
