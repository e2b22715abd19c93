import assert from 'node:assert/strict';
import test from 'node:test';
import {parse} from 'csv-parse/sync';
import brand from '../../content/siteBrand';
import {leadCsv} from '../../plugins/downloads/csv';
import {leadSchema} from '../../plugins/downloads/schema';
import {readLeadFields} from '../../content/facts/leadFields';
import {latestVersion} from '../../content/versions';

const fields = readLeadFields(latestVersion);

type Property = {type: string[]; enum?: unknown[]; title: string; description: string; examples: unknown[]};

const schema = JSON.parse(leadSchema(latestVersion, {...brand, name: 'Acme', siteUrl: 'https://docs.example.com'}));
const properties = Object.entries(schema.properties as Record<string, Property>);

const typeOf = (value: unknown) => {
  if (value === null) {
    return ['null'];
  }
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
};

/** Whether a value may stand in a field, by the two keywords that the schema uses. */
const allowed = (property: Property, value: unknown) =>
  typeOf(value).some((type) => property.type.includes(type)) && (property.enum?.includes(value) ?? true);

test('the schema names its draft, its address and every field', () => {
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
  assert.equal(schema.$id, 'https://docs.example.com/downloads/lead-record.schema.json');
  assert.equal(schema.title, 'Acme lead record');
  assert.deepEqual(
    properties.map(([key]) => key),
    fields.map(({key}) => key),
  );
  assert.equal(properties.length, 201);
});

test('the record made of all examples fits the schema, unknown values as null as well', () => {
  const wrong = properties.filter(([key, property]) => {
    const example = fields.find((field) => field.key === key)?.example;
    return (
      !allowed(property, example) ||
      !allowed(property, null) ||
      !property.examples.every((each) => allowed(property, each))
    );
  });
  assert.deepEqual(
    wrong.map(([key]) => key),
    [],
  );
});

test('a flag is 0 or 1, text is no number', () => {
  const property = (key: string) => schema.properties[key] as Property;
  assert.ok(!allowed(property('golf'), 2));
  assert.ok(!allowed(property('golf'), 'yes'));
  assert.ok(!allowed(property('zip'), 97099));
});

test('known values of an attribute stand among the examples', () => {
  assert.ok((schema.properties.credit_range as Property).examples.includes('A. 800+'));
});

test('the CSV has one row for each field and says where it can be had', () => {
  const csv = leadCsv(fields);
  const rows: Record<string, string>[] = parse(csv, {columns: true, record_delimiter: '\r\n'});
  assert.equal(rows.length, 201);
  assert.deepEqual(
    rows.map(({field}) => field),
    fields.map(({key}) => key),
  );
  assert.deepEqual(
    rows.map(({example}) => example),
    fields.map(({example}) => String(example)),
  );
  const {templates, destinations, api} = rows.find(({field}) => field === 'credit_midpts') ?? {};
  assert.deepEqual([templates, destinations, api], ['yes', 'no', 'no']);
});
