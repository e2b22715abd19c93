import {type Problem, ProblemsError} from '../problems';
import {readText} from '../sources';
import type {DocsVersion} from '../versions';
import {parseYaml} from '../yamlSource';
import {readAttributes} from './attributes';
import {
  type LeadField,
  type SensitiveSubject,
  leadFieldsFile,
  readLeadFields,
  sensitiveSubjectKeys,
} from './leadFields';

/** Fields of the lead record whose attribute is marked sensitive, but which name no subject of their own. */
function unnamed(version: DocsVersion, fields: readonly LeadField[]): Problem[] {
  const marked = new Set(readAttributes(version).flatMap(({key, sensitive}) => (sensitive ? [key] : [])));
  const file = leadFieldsFile(version);
  const {lineOf} = parseYaml(readText(file), file);
  const allowed = sensitiveSubjectKeys.join(', ');
  return fields.flatMap(({key, sensitive}, index) =>
    marked.has(key) && !sensitive
      ? [{file, line: lineOf([index, 'key']), found: `${key} without sensitive`, allowed}]
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
