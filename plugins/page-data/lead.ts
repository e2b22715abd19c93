import {type LeadField, leadFieldsFile, readLeadFields} from '../../content/facts/leadFields';
import {ProblemsError} from '../../content/problems';
import type {DocsVersion} from '../../content/versions';
import type {LeadKind, LeadSample} from '../../src/sections/pageData';

/** Fields of the sample record on the home page; their values are the examples in the facts. */
const shown = {
  visit: ['url', 'utm_campaign', 'device_type'],
  match: ['first_name', 'last_name', 'email', 'phone_formatted', 'city', 'region_name', 'gardening'],
};

/** Kinds of fields, each with the groups of the facts that it covers and two examples. */
const kinds = [
  {label: 'Contact', groups: ['contact'], examples: ['email', 'phone_do_not_call']},
  {label: 'Person and household', groups: ['identity', 'household'], examples: ['first_name', 'num_persons_hh']},
  {label: 'Home and finances', groups: ['property', 'financial'], examples: ['home_owner', 'home_value']},
  {
    label: 'Interests',
    groups: ['interest', 'affinity', 'lifestyle', 'collector'],
    examples: ['gardening', 'travel_foreign'],
  },
  {label: 'Visit', groups: ['technology', 'attribution'], examples: ['url', 'device_type']},
  {label: 'Record and your own values', groups: ['record'], examples: ['unique_id', 'custom_one']},
] as const;

const kindOf = (fields: readonly LeadField[], {label, groups, examples}: (typeof kinds)[number]): LeadKind => ({
  label,
  count: fields.filter(({group}) => (groups as readonly string[]).includes(group)).length,
  examples: [...examples],
});

/**
 * The lead on the home page: a sample record, the kinds of fields, and how many fields go where.
 *
 * @throws ProblemsError when a field that is shown is not in the facts, or a group of fields is in no kind
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
  const covered: readonly string[] = kinds.flatMap(({groups}) => groups);
  const stray = fields.find(({group}) => !covered.includes(group));
  if (stray) {
    throw missing(`the group ${stray.group}`, covered.join(', '));
  }
  kinds.flatMap(({examples}) => examples).forEach(value);
  const rows = (keys: readonly string[]) => keys.map((key) => ({key, value: value(key)}));
  return {
    visit: rows(shown.visit),
    match: rows(shown.match),
    kinds: kinds.map((kind) => kindOf(fields, kind)),
    total: fields.length,
    delivered: fields.filter(({inDestinations}) => inDestinations).length,
    inTemplates: fields.filter(({inTemplates}) => inTemplates).length,
  };
}
