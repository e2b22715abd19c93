import type {RootContent} from 'mdast';
import {sensitiveFields} from '../../content/facts/sensitiveFields';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {list, paragraph} from './mdx';

/** The delivered fields that are marked sensitive, each with a link to its page, and who may read them. */
export function sensitiveColumns(file: string): RootContent[] {
  const fields = sensitiveFields(requireVersion(file)).map(({key, attributePage}) => {
    const page = attributePage?.split('/').pop();
    return page ? `[\`${key}\`](${linkTo(file, `destinations/properties/${page}`)})` : `\`${key}\``;
  });
  return [
    paragraph(
      `These ${fields.length} delivered fields are marked sensitive: ${fields.join(', ')}. Give them only to people whose task needs them, and to no one who decides on credit, housing, employment or insurance. [Lead fields](${linkTo(file, 'lead-fields')}#sensitive-fields) names others that need care.`,
    ),
  ];
}

/** What to do before a person is deleted at a destination, so that the next sync does not bring them back. */
export function beforeDeleting(file: string): RootContent[] {
  const suppression = linkTo(file, 'intro-to-suppressing');
  return [
    paragraph('Deleting a person here changes nothing at the source, so begin there:'),
    list(
      [
        `Put every email of the person on the [suppression list](${suppression}). New visits then don't make a new lead. What was delivered stays.`,
        'Wait until no sync is running. A run that has read the person already can write them again.',
        'Look up `consumer_id`, the id of the person, by their email. It also finds records without that email.',
        'Delete the person with the statements below, in each table or collection of each stream.',
        'Search again after the next sync. A full refresh sends old leads again; whether it leaves suppressed people out is not confirmed.',
      ],
      true,
    ),
  ];
}
