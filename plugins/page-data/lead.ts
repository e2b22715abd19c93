import {leadFieldsFile, readLeadFields} from '../../content/facts/leadFields';
import {ProblemsError} from '../../content/problems';
import type {DocsVersion} from '../../content/versions';
import type {LeadSample} from '../../src/sections/pageData';

/** Fields of the sample record on the home page; their values are the examples in the facts. */
const shown = {
  visit: ['url', 'utm_campaign', 'device_type'],
  match: ['first_name', 'last_name', 'email', 'phone_formatted', 'city', 'region_name', 'gardening'],
};

/**
 * The lead on the home page: a sample record, and how many fields there are.
 *
 * @throws ProblemsError when a field that is shown is not in the facts
 */
export function leadSample(version: DocsVersion): LeadSample {
  const fields = readLeadFields(version);
  const file = leadFieldsFile(version);
  const missing = (found: string, allowed: string) =>
    new ProblemsError('The home page shows lead fields that the facts do not have', [{file, line: 1, found, allowed}]);
  const value = (key: string) => {
    const field = fields.find((each) => each.key === key);
    if (!field) {
      throw missing(`no field ${key}`, 'the fields that plugins/page-data/lead.ts shows');
    }
    return String(field.example);
  };
  const rows = (keys: readonly string[]) => keys.map((key) => ({key, value: value(key)}));
  return {
    visit: rows(shown.visit),
    match: rows(shown.match),
    total: fields.length,
  };
}
