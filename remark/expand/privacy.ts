import type {RootContent} from 'mdast';
import type {sensitivePlaces} from '../../content/components/factsComponents';
import {type LeadField, sensitiveSubjects} from '../../content/facts/leadFields';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {list, paragraph, table} from './mdx';

/** The number of sensitive delivered fields, with a link to their list, and who can read them. */
export function sensitiveColumns(file: string): RootContent[] {
  const delivered = [...readSensitiveFields(requireVersion(file)).values()]
    .flat()
    .filter((each) => each.inDestinations);
  return [
    paragraph(
      `[${delivered.length} delivered fields are sensitive](${linkTo(file, 'lead-fields')}#sensitive-fields), from credit to health. Use an allowlist so people see only the fields they need: a blocklist misses fields that are added later. Don't use any lead field to make decisions about credit, housing, employment, or insurance.`,
    ),
  ];
}

/** Steps before deleting a person at a destination, so that the next sync doesn't add them again. */
export function beforeDeleting(file: string): RootContent[] {
  const suppression = linkTo(file, 'intro-to-suppressing');
  return [
    paragraph(
      `These steps delete the person from this destination only. To delete them everywhere, see [Delete a person](${linkTo(file, 'delete-a-person')}).`,
    ),
    list(
      [
        `Add the person's emails to the [suppression list](${suppression}), and wait until no sync is running. A running sync can add the person again.`,
        'Look up `consumer_id` by email. As far as we know, it also matches records with a different email or none.',
        'Run the commands below for each stream. After the next sync, search again.',
      ],
      true,
    ),
  ];
}

/** Chunks can only be found by the metadata that was chosen during setup. */
const vectors =
  ' Delete by both `consumer_id` and email, so you also find records with a different email or none. Store both as metadata from the first run.';

/**
 * The step before deleting a person in a tool, a stream, or a store without tables, because a sync could send them
 * again. The page's sync modes determine whether to mention a full refresh.
 */
export function suppressFirst({category, syncModes: modes}: Destination, {file}: {file: string}): RootContent[] {
  const refresh = modes.fullRefreshOverwrite === true || modes.fullRefreshAppend === true;
  return [
    paragraph(
      `First, add the person's emails to the [suppression list](${linkTo(file, 'intro-to-suppressing')}). A running sync${refresh ? ' or a full refresh' : ''} can add the person again, so search again after the next sync. For every step, see [Delete a person](${linkTo(file, 'delete-a-person')}).${category === 'vector-store' ? vectors : ''}`,
    ),
  ];
}

const onPages = {
  nothing: 'Nothing',
  words: 'Use it to choose words and images. Never print it or let it decide prices, terms, or who can buy',
  unprinted: 'Never print it',
};

/** Field names in a cell, as code; `pageOf` returns the page that a name links to. */
const named = (fields: readonly LeadField[], pageOf?: (field: LeadField) => string | undefined) =>
  fields
    .map((field) => {
      const page = pageOf?.(field);
      return page ? `[\`${field.key}\`](${page})` : `\`${field.key}\``;
    })
    .join(', ') || 'none';

/**
 * Sensitive fields by subject: `all` fields of a record, with where each is available, or those in `templates`, with
 * what a page may do with them.
 */
export function sensitiveTable(file: string, where: (typeof sensitivePlaces)[number]): RootContent[] {
  const bySubject = [...readSensitiveFields(requireVersion(file))];
  if (where === 'all') {
    const rows = bySubject.map(([subject, fields]) => [
      sensitiveSubjects[subject].label,
      named(fields.filter(({inDestinations}) => inDestinations)),
      named(fields.filter(({inDestinations}) => !inDestinations)),
    ]);
    return [table(['Subject', 'In destinations', 'In templates only'], rows)];
  }
  const pageOf = ({attributePage}: LeadField) =>
    attributePage ? linkTo(file, `personalization/${attributePage}`) : undefined;
  const rows = bySubject.flatMap(([subject, all]) => {
    const fields = all.filter(({inTemplates}) => inTemplates);
    const {label, onPages: rule} = sensitiveSubjects[subject];
    return fields.length > 0 ? [[label, named(fields, pageOf), onPages[rule]]] : [];
  });
  return [table(['Subject', 'Fields', 'What a page may do with it'], rows)];
}
