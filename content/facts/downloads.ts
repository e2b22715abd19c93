import type {DocsVersion} from '../versions';

/**
 * Addresses of a version's lead record as files; `plugins/downloads` makes them. Those of the latest version have no
 * version in their names, so that they stay; Next has no lead record but the latest version's.
 */
export function leadRecordFiles(version: DocsVersion): {schema: string; csv: string} {
  const folder = version.status === 'older' ? `/downloads/${version.name}` : '/downloads';
  return {schema: `${folder}/lead-record.schema.json`, csv: `${folder}/lead-record.csv`};
}
