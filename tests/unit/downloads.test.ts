import assert from 'node:assert/strict';
import {test} from 'vitest';
import {Validator} from '@seriousme/openapi-schema-validator';
import {Ajv2020} from 'ajv/dist/2020';
import {parse as parseCsv} from 'csv-parse/sync';
import {buildSchema, parse, validate} from 'graphql';
import brand from '../../content/siteBrand';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {leadCsv} from '../../content/downloads/csv';
import {leadSchema} from '../../content/downloads/jsonSchemas';
import {readOperations} from '../../content/downloads/operations';
import {readLeadFields} from '../../content/facts/leadFields';
import {latestVersion} from '../../content/versions';
import {jsonOn} from './apiSamples';

const fields = readLeadFields(latestVersion);

const schema = JSON.parse(leadSchema(latestVersion, {...brand, name: 'Acme', siteUrl: 'https://docs.example.com'}));
const keys = fields.map(({key}) => key);
const ajv = () => new Ajv2020({strict: false});
const isRecord = ajv().compile(schema);

test('the schema contains its draft, its URL, and every field', () => {
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema');
  assert.equal(schema.$id, 'https://docs.example.com/downloads/lead-record.schema.json');
  assert.equal(schema.title, 'Acme lead record');
  assert.deepEqual(Object.keys(schema.properties), keys);
});

test('a record of all examples matches the schema, and so do unknown values as null', () => {
  const examples = Object.fromEntries(fields.map(({key, example}) => [key, example]));
  const unknown = Object.fromEntries(keys.map((key) => [key, null]));
  assert.ok(isRecord(examples), JSON.stringify(isRecord.errors));
  assert.ok(isRecord(unknown), JSON.stringify(isRecord.errors));
});

test('a flag is 0 or 1, and text is not a number', () => {
  for (const wrong of [{golf: 2}, {golf: 'yes'}, {zip: 97099}]) {
    assert.ok(!isRecord(wrong), JSON.stringify(wrong));
  }
});

test('known attribute values are included in the examples', () => {
  assert.ok(schema.properties.credit_range.examples.includes('A. 800+'));
});

test('the CSV has one row per field, with the places where it is available', () => {
  const csv = leadCsv(latestVersion);
  const rows: Record<string, string>[] = parseCsv(csv, {columns: true, record_delimiter: '\r\n'});
  const stated = rows.map(({field, example}) => [field, example]);
  const expected = fields.map(({key, example}) => [key, String(example)]);
  assert.deepEqual(stated, expected);
  const {templates, destinations, api} = rows.find(({field}) => field === 'credit_midpts') ?? {};
  assert.deepEqual([templates, destinations, api], ['yes', 'no', 'no']);
});

const made = (file: string) => {
  const download = downloadsOf(latestVersion).find((each) => each.file === file) ?? assert.fail(`no download ${file}`);
  return String(download.make(latestVersion, brand));
};

const operations = readOperations(latestVersion);

test('each operation’s event validates against its definition, and a misspelled key is rejected', () => {
  const validator = ajv();
  validator.addSchema(JSON.parse(made('api-events.schema.json')), 'events');
  assert.equal(operations.length, 7);
  for (const {name, input, event} of operations) {
    const check = validator.getSchema(`events#/$defs/${input}`) ?? assert.fail(`no definition ${input}`);
    assert.ok(event && check(event), `${name}: ${JSON.stringify(check.errors)}`);
    assert.ok(!check({...event, pixelID: 1}), name);
    assert.ok(!check({}), name);
  }
});

test('the OpenAPI file is valid, and matches the requests and responses on the pages', async () => {
  const api = JSON.parse(made('openapi.json'));
  const {valid, errors} = await new Validator().validate(structuredClone(api));
  assert.ok(valid, JSON.stringify(errors));
  const spoiled = structuredClone(api);
  delete spoiled.paths['/graphql'].post.responses['200'].description;
  assert.equal((await new Validator().validate(spoiled)).valid, false);
  const validator = ajv();
  validator.addSchema(api, 'api');
  const schemaOf = (name: string) => validator.getSchema(`api#/components/schemas/${name}`) ?? assert.fail(name);
  const {examples} = api.paths['/graphql'].post.requestBody.content['application/json'];
  for (const {name} of operations) {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const request = schemaOf(`${title}Request`);
    assert.ok(request(examples[name].value), `${name}: ${JSON.stringify(request.errors)}`);
    assert.ok(!request({...examples[name].value, query: 'query { domains }'}), name);
    const answer = schemaOf(`${title}Answer`);
    assert.ok(answer(jsonOn(name, 'response')), `${name}: ${JSON.stringify(answer.errors)}`);
    assert.ok(!answer({data: {}}) && !answer({data: {[name]: {}}}), name);
  }
});

test('the documents in requests are valid for the published schema', () => {
  const schema = buildSchema(made('schema.graphql'));
  for (const {name, document} of operations) {
    assert.deepEqual(validate(schema, parse(document)), [], name);
  }
  assert.match(made('schema.graphql'), /^# The operations of the Fieldmark API[\s\S]*# Not confirmed/);
});

test('download paths contain the version number for older versions only', () => {
  const older = {...latestVersion, name: '0.0.0', status: 'older' as const, path: '/docs/0.0.0'};
  assert.equal(downloadPath(latestVersion, 'openapi.json'), '/downloads/openapi.json');
  assert.equal(downloadPath(older, 'openapi.json'), '/downloads/0.0.0/openapi.json');
});
