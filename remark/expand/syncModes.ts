import type {RootContent} from 'mdast';
import {overwriteClears} from '../../content/facts/destinationTraits';
import type {Destination} from '../../content/frontMatter/destination';
import {paragraph, table} from './mdx';

type Modes = Destination['syncModes'];

/** What another send of everything leaves where it is, in the words of the destination. */
function keptBy({category, output}: Destination): string {
  if (category === 'queue' || output.container === 'message') {
    return 'messages that were sent';
  }
  return {webhook: 'what was sent', ads: 'audience members'}[String(category)] ?? 'contacts';
}

function overwriteEffect(facts: Destination): string {
  if (overwriteClears(facts)) {
    return 'Clears earlier output, then sends everything.';
  }
  return `Sends everything again. Don't count on it to delete ${keptBy(facts)}.`;
}

const effects = (facts: Destination): [keyof Modes, string, string][] => [
  [
    'incrementalAppend',
    'Incremental, append',
    `Adds records that are new since the last sync.${facts.syncModes.incrementalAppend === true ? ' The default.' : ''}`,
  ],
  [
    'incrementalAppendDeduped',
    'Incremental, append and dedupe',
    'Adds new records and keeps the latest of each primary key.',
  ],
  ['fullRefreshAppend', 'Full refresh, append', 'Sends everything again and keeps what was there.'],
  ['fullRefreshOverwrite', 'Full refresh, overwrite', overwriteEffect(facts)],
  ['namespaces', 'Namespaces', 'Puts streams under a namespace, such as a schema or a folder.'],
];

/** The names of the modes with a value, as used in a sentence. */
const named = (facts: Destination, value: false | 'unknown') =>
  effects(facts)
    .filter(([mode]) => facts.syncModes[mode] === value)
    .map(([, label]) => label.toLowerCase().replace(', ', ' with '));

/** What a page cannot say yes to, and how an integration starts, as far as the facts say it. */
function start(facts: Destination): string[] {
  const {syncModes: modes} = facts;
  const others = [modes.incrementalAppendDeduped, modes.fullRefreshAppend, modes.fullRefreshOverwrite];
  const missing = named(facts, false);
  const open = named(facts, 'unknown');
  const not = [
    ...(missing.length > 0 ? [`Not offered: ${missing.join('; ')}.`] : []),
    ...(open.length > 0 ? [`Not confirmed: ${open.join('; ')}.`] : []),
  ];
  if (modes.incrementalAppend === 'unknown') {
    return [
      ...not,
      "We haven't confirmed which mode an integration starts with. Check after the second sync. If the same leads arrive again, you're on full refresh.",
    ];
  }
  if (!modes.incrementalAppend) {
    return [
      ...not,
      "Other integrations start with incremental append, which isn't available here. Check after the second sync. If the same leads arrive again, you're on full refresh.",
    ];
  }
  return [
    ...not,
    others.every((value) => value === false)
      ? 'Integrations start with incremental append, the only mode here.'
      : 'Integrations start with incremental append. Ask support to switch on another mode.',
  ];
}

/** The sync modes that a destination has, what it has not, and how an integration starts. All follow from the page's facts. */
export const syncModes = (facts: Destination): RootContent[] => [
  table(
    ['Mode', 'What it does'],
    effects(facts)
      .filter(([mode]) => facts.syncModes[mode] === true)
      .map(([, label, effect]) => [label, effect]),
  ),
  paragraph(start(facts).join(' ')),
];
