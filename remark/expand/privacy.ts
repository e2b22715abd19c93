import type {RootContent} from 'mdast';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {list, paragraph} from './mdx';

/** How many delivered fields need care, where they are listed, and who may read them. */
export function sensitiveColumns(file: string): RootContent[] {
  const delivered = [...readSensitiveFields(requireVersion(file)).values()]
    .flat()
    .filter((each) => each.inDestinations);
  return [
    paragraph(
      `[${delivered.length} delivered fields need care](${linkTo(file, 'lead-fields')}#sensitive-fields), from credit to health. Show people only the fields their task needs, by an allow-list: a list of fields to hide misses those added later. No field may be used to decide on credit, housing, employment or insurance.`,
    ),
  ];
}

/** What to do before a person is deleted at a destination, so that the next sync does not bring them back. */
export function beforeDeleting(file: string): RootContent[] {
  const suppression = linkTo(file, 'intro-to-suppressing');
  return [
    paragraph(
      `Deleting here doesn't delete at the source. [Delete a person](${linkTo(file, 'delete-a-person')}) has the order and the proof; for this destination:`,
    ),
    list(
      [
        `Put the person's emails on the [suppression list](${suppression}), and wait until no sync is running. A sync already in progress can write the person back.`,
        'Look up `consumer_id` by the email: it finds records that have another email or none.',
        'Run the statements below for each stream, and search again after the next sync.',
      ],
      true,
    ),
  ];
}
