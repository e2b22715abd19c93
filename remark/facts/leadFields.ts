import type {Paragraph, RootContent} from 'mdast';
import {filtered} from './filter';
import {type LeadField, places, readLeadRecord} from './leadRecord';
import {element, heading, inlineElement, paragraph} from './mdx';

const chosen: Record<string, (field: LeadField) => boolean> = {
  templates: (field) => field.inTemplates,
  destinations: (field) => field.inDestinations,
  all: () => true,
};

const title = (group: string) => `${group.charAt(0).toUpperCase()}${group.slice(1).replaceAll(/[-_]/g, ' ')}`;

function attributeLink({attributePage}: LeadField, where: string): string {
  const id = attributePage?.split('/').pop();
  if (!id) {
    return '';
  }
  const folder = where === 'templates' ? 'personalization' : 'destinations/properties';
  return ` [All values](/docs/${folder}/${id})`;
}

const badges = (field: LeadField): Paragraph => ({
  type: 'paragraph',
  children: field.places.flatMap((place) => [
    inlineElement('Badge', {}, [{type: 'text', value: place}]),
    {type: 'text' as const, value: ' '},
  ]),
});

function row(field: LeadField, where: string): RootContent {
  const {key, label, type, example} = field;
  const tags = where === 'all' ? field.places : undefined;
  const meaning = paragraph(`${field.meaning.replace(/\.?$/, '.')}${attributeLink(field, where)}`);
  return element(
    'Field',
    {name: key, id: key, label, type, example: String(example), tags},
    tags ? [meaning, badges(field)] : [meaning],
  );
}

/**
 * The reference table of lead fields, grouped, with a filter.
 *
 * @param where `templates`, `destinations` or `all`; `all` shows for each field where it can be had
 * @throws Error when `where` is something else
 */
export function leadFields(version: string, where: string): RootContent[] {
  const wanted = chosen[where];
  if (!wanted) {
    throw new Error(`<LeadFields where>: found "${where}", allowed: ${Object.keys(chosen).join(', ')}`);
  }
  const fields = readLeadRecord(version).filter(wanted);
  const groups = [...new Set(fields.map((field) => field.group))];
  const tables = groups.flatMap((group) => [
    heading(3, title(group)),
    element(
      'Fields',
      {},
      fields.filter((field) => field.group === group).map((field) => row(field, where)),
    ),
  ]);
  const choice = where === 'all' ? {choices: places, choiceLabel: 'Available in'} : {};
  const words = {label: 'Filter the fields', placeholder: 'Name, label or meaning'};
  return [filtered({...words, total: fields.length, ...choice}, tables)];
}
