import {ProblemsError} from '../problems';
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

/**
 * The sensitive lead fields of a docs version, by subject, in the order of the subjects.
 *
 * @throws ProblemsError when the file is invalid, or a sensitive attribute's field names no subject
 */
export function readSensitiveFields(version: DocsVersion): Map<SensitiveSubject, LeadField[]> {
  const fields = readLeadFields(version);
  const marked = new Set(readAttributes(version).flatMap(({key, sensitive}) => (sensitive ? [key] : [])));
  const unnamed = fields.filter(({key, sensitive}) => marked.has(key) && !sensitive);
  if (unnamed.length > 0) {
    const file = leadFieldsFile(version);
    const {lineOf} = parseYaml(readText(file), file);
    const problems = unnamed.map((field) => ({
      file,
      line: lineOf([fields.indexOf(field), 'key']),
      found: `${field.key} without sensitive`,
      allowed: sensitiveSubjectKeys.join(', '),
    }));
    throw new ProblemsError('sensitive fields without a subject', problems);
  }
  return new Map(
    sensitiveSubjectKeys.map((subject) => [subject, fields.filter(({sensitive}) => sensitive === subject)]),
  );
}
