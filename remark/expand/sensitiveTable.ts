import type {RootContent} from 'mdast';
import type {sensitivePlaces} from '../../content/components/factsComponents';
import {type LeadField, sensitiveSubjects} from '../../content/facts/leadFields';
import {readSensitiveFields} from '../../content/facts/sensitiveFields';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {table} from './mdx';

const onPages = {
  nothing: 'Nothing',
  words: 'Choose words and pictures; never print it, never choose a price, terms or who may buy',
  unprinted: 'Never print it',
};

type Linked = (field: LeadField) => string;

const named = (fields: readonly LeadField[], linked: Linked) =>
  fields.length > 0 ? fields.map(linked).join(', ') : 'none';

/**
 * Fields that need care, by subject.
 *
 * @param file the page that shows them, from the repository's root
 * @param where `all` for those of a record, by the place where they can be had; `templates` for those of a template,
 *   with what a page may do
 */
export function sensitiveTable(file: string, where: (typeof sensitivePlaces)[number]): RootContent[] {
  const bySubject = [...readSensitiveFields(requireVersion(file))];
  if (where === 'all') {
    const linked: Linked = ({key}) => `\`${key}\``;
    const rows = bySubject.map(([subject, fields]) => [
      sensitiveSubjects[subject].label,
      named(
        fields.filter(({inDestinations}) => inDestinations),
        linked,
      ),
      named(
        fields.filter(({inDestinations}) => !inDestinations),
        linked,
      ),
    ]);
    return [table(['Subject', 'In destinations', 'In templates only'], rows)];
  }
  const linked: Linked = ({key, attributePage}) => {
    const page = attributePage?.split('/').pop();
    return page ? `[\`${key}\`](${linkTo(file, `personalization/${page}`)})` : `\`${key}\``;
  };
  const rows = bySubject.flatMap(([subject, all]) => {
    const fields = all.filter(({inTemplates}) => inTemplates);
    const {label, onPages: rule} = sensitiveSubjects[subject];
    return fields.length > 0 ? [[label, named(fields, linked), onPages[rule]]] : [];
  });
  return [table(['Subject', 'Fields', 'What a page may do with it'], rows)];
}
