import {problemList, requireNone} from '../problems';
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
 * The lead fields of a docs version that need care, by subject, in the order of the subjects.
 *
 * @throws ProblemsError when the file is not valid, or a field of a sensitive attribute names no subject
 */
export function readSensitiveFields(version: DocsVersion): Map<SensitiveSubject, LeadField[]> {
  const fields = readLeadFields(version);
  const file = leadFieldsFile(version);
  const {lineOf} = parseYaml(readText(file), file);
  const marked = readAttributes(version).flatMap(({key, sensitive}) => (sensitive ? [key] : []));
  const {problems, report} = problemList(file);
  fields.forEach(({key, sensitive}, index) => {
    if (marked.includes(key) && !sensitive) {
      report({line: lineOf([index, 'key'])}, `${key} without sensitive`, sensitiveSubjectKeys.join(', '));
    }
  });
  requireNone(problems, 'Sensitive fields are not named');
  return new Map(
    sensitiveSubjectKeys.map((subject) => [subject, fields.filter(({sensitive}) => sensitive === subject)]),
  );
}
