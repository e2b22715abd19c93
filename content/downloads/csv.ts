import {places, readLeadFields, typeWord} from '../facts/leadFields';
import type {DocsVersion} from '../versions';

const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** The fields of a lead record as CSV (RFC 4180): one row per field, with yes or no for each place. */
export function leadCsv(version: DocsVersion): string {
  const head = ['field', 'label', 'type', 'group', 'meaning', 'example', ...places.map((place) => place.toLowerCase())];
  const rows = readLeadFields(version).map((field) => [
    field.key,
    field.label,
    typeWord(field),
    field.group,
    field.meaning,
    String(field.example),
    ...places.map((place) => (field.places.includes(place) ? 'yes' : 'no')),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
