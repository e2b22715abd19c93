import fs from 'node:fs';
import {attributeSchema} from '../content/facts/attributes';
import {sharedDeliverySchema} from '../content/facts/delivery';
import {leadFieldsSchema} from '../content/facts/leadFields';
import {jsonSchema} from '../content/schemaWords';
import {guideFile, withLists} from './guide/lists';

/** `npm run guide`: writes the lists of CONTRIBUTING.md, and schemas for VS Code, which are not committed. */
fs.writeFileSync(guideFile, withLists(fs.readFileSync(guideFile, 'utf8')));
fs.mkdirSync('.vscode/schemas', {recursive: true});
for (const [name, schema] of [
  ['attribute', attributeSchema],
  ['lead-fields', leadFieldsSchema],
  ['delivery', sharedDeliverySchema],
] as const) {
  fs.writeFileSync(`.vscode/schemas/${name}.json`, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`);
}
