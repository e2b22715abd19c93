import {type Problem, ProblemsError} from '../problems';
import type {DocsVersion} from '../versions';
import {parseYaml} from '../yamlSource';
import {attributeKeys, readAttribute} from './attributes';
import {readFactsText} from './files';
import {type LeadField, leadFieldsFile, readLeadFields} from './leadFields';
import {type SensitiveSubject, sensitiveSubjectKeys} from './sensitiveSubjects';

const markedKeys = (version: DocsVersion) =>
  new Set(attributeKeys(version).filter((key) => readAttribute(version, key).sensitive));

/** The lead fields of a docs version that destinations get and whose attribute is marked sensitive. */
export function sensitiveFields(version: DocsVersion): LeadField[] {
  const marked = markedKeys(version);
  return readLeadFields(version).filter(({key, inDestinations}) => inDestinations && marked.has(key));
}

/** Fields of the lead record whose attribute is marked sensitive, but which name no subject of their own. */
function unnamed(version: DocsVersion, fields: readonly LeadField[]): Problem[] {
  const marked = markedKeys(version);
  const file = leadFieldsFile(version);
  const {lineOf} = parseYaml(
    readFactsText(file, () => []),
    file,
  );
  return fields.flatMap(({key, sensitive}, index) =>
    marked.has(key) && !sensitive
      ? [
          {
            file,
            line: lineOf([index, 'key']),
            found: `${key} without sensitive`,
            allowed: sensitiveSubjectKeys.join(', '),
          },
        ]
      : [],
  );
}

/** The lead fields of a docs version that need care, by subject, in the order of the subjects.
 *
 * @throws ProblemsError when the file is not valid, or a field of a sensitive attribute names no subject
 */
export function readSensitiveFields(version: DocsVersion): Map<SensitiveSubject, LeadField[]> {
  const fields = readLeadFields(version);
  const findings = unnamed(version, fields);
  if (findings.length > 0) {
    throw new ProblemsError('Sensitive fields are not named', findings);
  }
  return new Map(
    sensitiveSubjectKeys.map((subject) => [subject, fields.filter(({sensitive}) => sensitive === subject)]),
  );
}
