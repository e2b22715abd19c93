import fs from 'node:fs';
import zlib from 'node:zlib';
import {createTar} from 'nanotar';
import {parse, stringify} from 'yaml';
import type {Brand} from '../brandSchema';
import {replaceBrandTokens} from '../brandTokens';
import {type LeadField, readLeadFields} from '../facts/leadFields';
import type {DocsVersion} from '../versions';
import {pageUrl} from './file';

const ids = ['consumer_id', 'unique_id'];

/** Field groups that identify a visitor, their contact details, and their source. */
const groups = new Set(['record', 'identity', 'contact', 'attribution']);

/**
 * The default columns of the models besides the IDs: the non-sensitive fields of some groups, and contact details.
 * `_unmapped_data` is excluded because it can contain anything.
 */
export const defaultColumns = (version: DocsVersion): LeadField[] =>
  readLeadFields(version).filter(
    ({key, group, inDestinations, sensitive}) =>
      inDestinations &&
      groups.has(group) &&
      ![...ids, '_unmapped_data'].includes(key) &&
      (!sensitive || (sensitive === 'contact' && group === 'contact')),
  );

/** File templates that contain brand tokens. */
const folder = 'content/downloads/dbt';

type Project = {version: string; vars: Record<string, string[]>};
type Models = {models: {columns: {name: string; description: string}[]}[]};

/** The files of a docs version's dbt package, by path. */
export function dbtFiles(version: DocsVersion, brand: Brand): Record<string, string> {
  const {slug} = brand;
  const fields = defaultColumns(version);
  const text = (name: string) => {
    const file = `${folder}/${name}`;
    return replaceBrandTokens(fs.readFileSync(file, 'utf8'), file, brand);
  };
  const yaml = (value: unknown) => stringify(value, {lineWidth: 0});
  const project = parse(text('dbt_project.yml')) as Project;
  project.version = version.name;
  project.vars[`${slug}_columns`] = fields.map(({key}) => key);
  const models = parse(text('models/models.yml')) as Models;
  models.models[0]?.columns.push(
    ...fields.map(({key, meaning, delivered}) => ({name: key, description: delivered?.meaning ?? meaning})),
  );
  return {
    'README.md': text('README.md').replace('DOWNLOADS_PAGE', pageUrl(version, 'downloads', brand)),
    'dbt_project.yml': yaml(project),
    'models/models.yml': yaml(models),
    'models/sources.yml': yaml(parse(text('models/sources.yml'))),
    [`models/${slug}__people.sql`]: text('models/people.sql'),
    [`models/staging/stg_${slug}__leads.sql`]: text('models/staging/leads.sql'),
  };
}

/** The package as a tarball with a single folder, as `dbt deps` requires. Its bytes are reproducible. */
export function dbtPackage(version: DocsVersion, brand: Brand): Uint8Array {
  const files = Object.entries(dbtFiles(version, brand)).map(([path, data]) => ({name: `${brand.slug}/${path}`, data}));
  const bytes = zlib.gzipSync(createTar(files, {attrs: {mode: '644', uid: 0, gid: 0, mtime: 0}}), {level: 9});
  bytes[9] = 255; // "unknown" in the gzip header's OS field, so that bytes don't depend on the machine
  return bytes;
}
