import fs from 'node:fs';
import path from 'node:path';
import {referenceIds} from '../../content/facts/attributes';
import {leadFieldsFile, readLeadFields} from '../../content/facts/leadFields';
import {type Finding, findingsOf, placeAt} from '../../content/findings';
import type {DocsVersion} from '../../content/versions';

/** Lead fields whose `attributePage` is the page of no attribute. Nothing where the fields can't be read. */
export function attributePageFindings(version: DocsVersion): Finding[] {
  const file = leadFieldsFile(version);
  const found: Finding[] = [];
  const pages = new Set(referenceIds(version).map((id) => path.basename(id)));
  findingsOf(() => {
    const text = fs.readFileSync(file, 'utf8');
    for (const {attributePage} of readLeadFields(version)) {
      if (attributePage && !pages.has(attributePage)) {
        const place = placeAt(text, text.indexOf(`attributePage: ${attributePage}`));
        const allowed = `the last part of an attribute's referenceDocId: ${[...pages].join(', ')}`;
        found.push({file, ...place, found: `attributePage: found "${attributePage}"`, allowed});
      }
    }
  });
  return found;
}
