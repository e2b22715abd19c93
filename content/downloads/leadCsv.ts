import {type LeadField, places, typeWord} from '../facts/leadFields';
import {csv} from './csv';

/** The fields of a lead record as CSV by RFC 4180: one row for each, with a yes or no for each place. */
export function leadCsv(fields: readonly LeadField[]): string {
  const head = ['field', 'label', 'type', 'group', 'meaning', 'example', ...places.map((place) => place.toLowerCase())];
  const rows = fields.map((field) => [
    field.key,
    field.label,
    typeWord(field),
    field.group,
    field.meaning,
    String(field.example),
    ...places.map((place) => (field.places.includes(place) ? 'yes' : 'no')),
  ]);
  return csv([head, ...rows]);
}
