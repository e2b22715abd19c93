import type {PhrasingContent, RootContent} from 'mdast';
import type {leadFieldPlaces} from '../../content/components/factsComponents';
import {readAttributes} from '../../content/facts/attributes';
import {
  fieldGroupKeys,
  fieldGroups,
  type LeadField,
  places,
  readLeadFields,
  typeWord,
} from '../../content/facts/leadFields';
import {capitalize, joinWords} from '../../content/words';
import {linkTo} from '../../content/links';
import {requireVersion} from '../../content/sources';
import {folds} from './folds';
import {element, heading, inline, inlineElement, paragraph, table, text} from './mdx';

type Where = (typeof leadFieldPlaces)[number];

const chosen: Record<Where, (field: LeadField) => boolean> = {
  templates: (field) => field.inTemplates,
  destinations: (field) => field.inDestinations,
  all: () => true,
};

type Options = {file: string; where: Where};

function attributeLink({attributePage: id}: LeadField, {file, where}: Options): string {
  if (!id) {
    return '';
  }
  // Pages about templates don't list the values of a sensitive attribute.
  const isShort = readAttributes(requireVersion(file)).some(
    (each) => each.sensitive && each.referenceDocId.endsWith(`/${id}`),
  );
  const folder = where === 'templates' && !isShort ? 'personalization' : 'destinations/properties';
  return ` [All values](${linkTo(file, `${folder}/${id}`)})`;
}

/** Number of characters of an example that fit on a line. */
const maxExampleLength = 38;

/** The places where most fields are available. */
function usualPlaces(fields: readonly LeadField[]): string {
  const all = fields.map((field) => joinWords(field.places));
  const count = (each: string) => all.filter((other) => other === each).length;
  return all.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function row(field: LeadField, options: Options, usual: string): RootContent {
  const {key, label} = field;
  const {meaning: words, example} = options.where === 'destinations' ? (field.delivered ?? field) : field;
  const all = String(example);
  const shown = all.length > maxExampleLength ? `${all.slice(0, maxExampleLength - 10)}…` : all;
  const own = joinWords(field.places);
  const places = options.where === 'all' ? {tags: field.places, places: own === usual ? undefined : own} : {};
  return element('Field', {name: key, id: key, label, type: typeWord(field), example: shown, ...places}, [
    paragraph(`${words.replace(/\.?$/, '.')}${attributeLink(field, options)}`),
  ]);
}

/** The reference table of lead fields, folded by group, with a filter; `all` shows where each field is available. */
export function leadFields(file: string, where: Where): RootContent[] {
  const fields = readLeadFields(requireVersion(file)).filter(chosen[where]);
  const groups = fieldGroupKeys.filter((group) => fields.some((field) => field.group === group));
  const tables = folds(
    groups.map((group, index) => {
      const own = fields.filter((field) => field.group === group);
      const usual = usualPlaces(own);
      const isForAll = own.every((field) => joinWords(field.places) === usual);
      return {
        title: heading(capitalize(group)),
        entries: own.map((field) => row(field, {file, where}, usual)),
        note:
          where === 'all' ? `Available in ${usual}${isForAll ? '' : ', unless the row says otherwise'}.` : undefined,
        // Open, to show what a row looks like.
        open: index === 0,
      };
    }),
  );
  const choice = where === 'all' ? {choices: places, choiceLabel: 'Available in'} : {};
  const words = {label: 'Filter the fields', placeholder: 'Name or meaning'};
  return [element('Filter', {...words, total: fields.length, ...choice}, tables)];
}

/** The share of fields that a place has, as text and a bar. */
const share = (fields: readonly LeadField[], place: LeadField['places'][number]): PhrasingContent[] => {
  const count = fields.filter((field) => field.places.includes(place)).length;
  const viewBox = `0 0 ${fields.length} 1`;
  return [
    text(`${count} of ${fields.length} `),
    inlineElement('svg', {className: 'share', viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true'}, [
      inlineElement('path', {d: `M0 0h${count}v1H0z`}, []),
    ]),
  ];
};

/** A table of field groups: what each contains, and how many of its fields templates and destinations have. */
export function fieldShares(file: string): RootContent[] {
  const fields = readLeadFields(requireVersion(file));
  const rows = Object.entries(fieldGroups).map(([group, contains]) => {
    const own = fields.filter((field) => field.group === group);
    return [inline(`[${capitalize(group)}](#${group})`), share(own, 'Templates'), share(own, 'Destinations'), contains];
  });
  return [table(['Group', 'Templates', 'Destinations', 'Contains'], rows)];
}
