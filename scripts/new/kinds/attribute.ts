import {readAttributes} from '../../../content/facts/attributes';
import {latestVersion} from '../../../content/versions';
import {attributeFacts, attributeInRecords, attributeOnPages} from '../attribute';
import {asked, categoriesOf, type Kind, type Made, word} from '../kind';

/** The group of a sidebar in which the pages of an attribute's group are most often. */
function groupLabels(group: string, folder: 'referenceDocId' | 'personalizationDocId') {
  const ids = readAttributes(latestVersion)
    .filter((each) => each.group === group)
    .map((each) => each[folder]);
  const count = (listed: readonly string[]) => ids.filter((id) => listed.includes(id)).length;
  return categoriesOf(latestVersion).sort((a, b) => count(b.ids) - count(a.ids))[0];
}

const groups = () => [...new Set(readAttributes(latestVersion).map(({group}) => group))];

/** A consumer attribute, with its two pages. */
export const attribute: Kind = {
  about: 'a consumer attribute: its facts, its page for lead records and its page for templates',
  questions: [
    {
      flag: 'key',
      ask: 'Key of the attribute, as records hold it',
      form: [/^[a-z][a-z0-9_]+$/, 'small letters, digits and _, a letter first'],
    },
    {...asked.title, flag: 'label', ask: 'Its name, for readers', usual: ({key = ''}) => key.replaceAll('_', ' ')},
    {flag: 'group', ask: 'Its group', allowed: groups},
    {flag: 'sensitive', ask: 'Whether its use is restricted', allowed: () => ['no', 'yes'], usual: () => 'no'},
  ],
  make: (given): Made => {
    const key = word(given, 'key');
    const slug = key.replaceAll('_', '-');
    const ids = {
      referenceDocId: `destinations/properties/${slug}-property`,
      personalizationDocId: `personalization/${slug}-property`,
    };
    const facts = {
      key,
      label: word(given, 'label'),
      group: word(given, 'group'),
      sensitive: given.sensitive === 'yes',
      ...ids,
    };
    const {folder} = latestVersion;
    const inRecords = groupLabels(facts.group, 'referenceDocId');
    const onPages = groupLabels(facts.group, 'personalizationDocId');
    return {
      version: latestVersion,
      files: {
        [`${folder}/_facts/attributes/${key}.yaml`]: attributeFacts(facts),
        [`${folder}/${ids.referenceDocId}.mdx`]: attributeInRecords(facts),
        [`${folder}/${ids.personalizationDocId}.mdx`]: attributeOnPages(facts),
      },
      entries: [
        ...(inRecords ? [{...inRecords, id: ids.referenceDocId}] : []),
        ...(onPages ? [{...onPages, id: ids.personalizationDocId}] : []),
      ],
      names: [],
      next: `Put the values into _facts/attributes/${key}.yaml, and the field into _facts/lead-fields.yaml.`,
    };
  },
};
