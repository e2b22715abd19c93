import type {Brand} from '../brandSchema';
import {readSdl} from '../facts/sdl';
import type {DocsVersion} from '../versions';
import {downloadUrl, json} from './file';
import {jsonTypes} from './jsonTypes';
import {readOperations} from './operations';

/** The `event` of each operation of the API as JSON Schema, under `$defs` by the name of its type. */
export function eventSchemas(version: DocsVersion, brand: Brand): string {
  const operations = readOperations(version);
  const inputs = operations.map(({input}) => input);
  return json({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: downloadUrl(version, 'api-events.schema.json', brand),
    title: `${brand.name} API events`,
    description:
      'What each operation takes as its event. Point your validator at the definition of the one that you send.',
    $defs: jsonTypes(readSdl(version), inputs, (name) => `#/$defs/${name}`),
  });
}
