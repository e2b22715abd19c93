import type {RootContent} from 'mdast';
import {attributeKeys, readAttribute} from '../../content/facts/attributes';
import {readLeadFields} from '../../content/facts/leadFields';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {groupTitle} from './leadFields';
import {code, paragraph, table} from './mdx';

/** The page that shows the parts, from the repository's root. */
type Place = {file: string};

/**
 * What comes before a person is deleted at a destination: they could be found and sent again. Whether a full refresh is
 * one of the ways follows from the page's sync modes.
 */
export function suppressFirst({syncModes: modes}: Destination, {file}: Place): RootContent[] {
  const refresh = modes.fullRefreshOverwrite === true || modes.fullRefreshAppend === true;
  const again = refresh
    ? 'A later run can still send a record that was found before, and so can a full refresh.'
    : 'A later run can still send a record that was found before.';
  return [
    paragraph(
      `Put every email of the person on the [suppression list](${linkTo(file, 'intro-to-suppressing')}) first, so that the pixel does not resolve them again. ${again} Look for the person once more after the next run.`,
    ),
  ];
}

/** The sensitive fields of a delivered record, by group: those whose attribute is marked so. */
export function sensitiveFields(_facts: Destination, {file}: Place): RootContent[] {
  const version = requireVersion(file);
  const marked = new Set(attributeKeys(version).filter((key) => readAttribute(version, key).sensitive));
  const fields = readLeadFields(version).filter(({key, inDestinations}) => inDestinations && marked.has(key));
  const groups = [...new Set(fields.map(({group}) => group))];
  return [
    table(
      ['Group', 'Sensitive fields of a record'],
      groups.map((group) => [
        groupTitle(group),
        fields
          .filter((field) => field.group === group)
          .flatMap(({key}, index) => [...(index > 0 ? [{type: 'text' as const, value: ', '}] : []), code(key)]),
      ]),
    ),
  ];
}
