import zlib from 'node:zlib';
import {createTar} from 'nanotar';
import {stringify} from 'yaml';
import type {Brand} from '../brandSchema';
import {type LeadField, readLeadFields} from '../facts/leadFields';
import type {DocsVersion} from '../versions';
import {pageUrl} from './file';

/** Name and text of a file of the package, by its path in it. */
type Files = Record<string, string>;

/** Ids that the models need. */
const ids = ['consumer_id', 'unique_id'];

/** Groups of fields that say who came, how to reach them, and from where. */
const groups = new Set(['record', 'identity', 'contact', 'attribution']);

/**
 * The columns that the models have beside the ids, unless a project names its own: of some groups, those that need no
 * care, and how to reach the person. What is left over has no meaning of its own, and may hold anything.
 */
export const defaultColumns = (version: DocsVersion): LeadField[] =>
  readLeadFields(version).filter(
    ({key, group, inDestinations, sensitive}) =>
      inDestinations &&
      groups.has(group) &&
      ![...ids, '_unmapped_data'].includes(key) &&
      (!sensitive || (sensitive === 'contact' && group === 'contact')),
  );

const leadsSql = (slug: string) => `with records as (

    select
        delivered.*,
        row_number() over (
            partition by delivered._lead_id
            order by delivered._emitted_at desc
        ) as delivery_no
    from {{ source('${slug}', 'leads') }} as delivered

)

select
    coalesce(
        cast(cast(records.consumer_id as {{ dbt.type_bigint() }}) as {{ dbt.type_string() }}),
        nullif(records.unique_id, ''),
        records._lead_id
    ) as person_key,
    records._lead_id,
    records._emitted_at,
${ids.map((id) => `    records.${id}`).join(',\n')}
    {%- for column in var('${slug}_columns') %},
    records.{{ column }}
    {%- endfor %}

from records
where records.delivery_no = 1
`;

const peopleSql = (slug: string) => `with ranked as (

    select
        _lead_id,
        row_number() over (
            partition by person_key
            order by _emitted_at desc, _lead_id
        ) as row_no
    from {{ ref('stg_${slug}__leads') }}

)

select leads.*
from {{ ref('stg_${slug}__leads') }} as leads
inner join ranked on leads._lead_id = ranked._lead_id
where ranked.row_no = 1
`;

const project = (slug: string, version: string, fields: readonly LeadField[]) => ({
  name: slug,
  version,
  'config-version': 2,
  'require-dbt-version': '>=1.10.0',
  models: {[slug]: {'+materialized': 'view'}},
  vars: {[`${slug}_columns`]: fields.map(({key: name}) => name)},
});

const sources = (slug: string) => ({
  sources: [
    {
      name: slug,
      database: `{{ var('${slug}_database', target.database) }}`,
      schema: `{{ var('${slug}_schema', 'leads') }}`,
      tables: [
        {
          name: 'leads',
          identifier: `{{ var('${slug}_table', 'unique_individuals') }}`,
          description: 'The typed table of a stream, with one row for each delivered record.',
          config: {loaded_at_field: '_emitted_at', freshness: {warn_after: {count: 2, period: 'day'}}},
          columns: [{name: '_lead_id', data_tests: ['not_null']}],
        },
      ],
    },
  ],
});

const key = (name: string, description: string) => ({name, description, data_tests: ['unique', 'not_null']});

const models = (slug: string, fields: readonly LeadField[]) => ({
  models: [
    {
      name: `stg_${slug}__leads`,
      description: 'Each delivered record once, including sessions and page views of the same person.',
      columns: [
        key('_lead_id', 'ID of the delivered record'),
        {
          name: 'person_key',
          description: 'consumer_id; if that is empty, unique_id; if both are empty, _lead_id',
          data_tests: ['not_null'],
        },
        {name: '_emitted_at', description: 'Time when the record was read from the pixel store'},
        ...fields.map(({key: name, meaning, delivered}) => ({name, description: delivered?.meaning ?? meaning})),
      ],
    },
    {
      name: `${slug}__people`,
      description: 'The newest record of each person.',
      columns: [key('person_key', `The person, as in stg_${slug}__leads`)],
    },
  ],
});

const readme = ({name, slug}: Brand, page: string) => `# ${name} for dbt

\`stg_${slug}__leads\` has each delivered record once, and \`${slug}__people\` has the newest record of each person.

1. Add this package to \`packages.yml\`, as described on ${page}#use-the-dbt-package, and run \`dbt deps\`.
2. Set the variables \`${slug}_schema\`, \`${slug}_table\`, and, if needed, \`${slug}_database\` to where your typed table is.
3. Run \`dbt build --select package:${slug}\`.
4. Run \`dbt source freshness --select source:${slug}\` on a schedule. It warns when the newest record is two days old.
5. To include other columns, set \`${slug}_columns\`. \`dbt_project.yml\` of this package has the default, without sensitive fields.
`;

/** The files of the dbt package of a docs version. */
export function dbtFiles(version: DocsVersion, brand: Brand): Files {
  const {slug} = brand;
  const fields = defaultColumns(version);
  const yaml = (value: object) => stringify(value, {lineWidth: 0});
  return {
    'README.md': readme(brand, pageUrl(version, 'downloads', brand)),
    'dbt_project.yml': yaml(project(slug, version.name, fields)),
    'models/models.yml': yaml(models(slug, fields)),
    'models/sources.yml': yaml(sources(slug)),
    [`models/${slug}__people.sql`]: peopleSql(slug),
    [`models/staging/stg_${slug}__leads.sql`]: leadsSql(slug),
  };
}

/** The same as a tarball with one folder, which is what `dbt deps` takes. It has the same bytes on every day. */
export function dbtPackage(version: DocsVersion, brand: Brand): Uint8Array {
  const files = Object.entries(dbtFiles(version, brand)).map(([path, data]) => ({name: `${brand.slug}/${path}`, data}));
  return zlib.gzipSync(createTar(files, {attrs: {mode: '644', uid: 0, gid: 0, mtime: 0}}), {level: 9});
}
