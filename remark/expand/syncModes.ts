import type {RootContent} from 'mdast';
import {overwriteClears} from '../../content/facts/syncModes';
import type {Destination} from '../../content/frontMatter/destination';
import {paragraph, table} from './mdx';

type Modes = Destination['syncModes'];

function wordOf(value: Modes['namespaces']): string {
  if (value === 'unknown') {
    return 'Not confirmed';
  }
  return value ? 'Yes' : 'No';
}

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

function rows(facts: Destination): [string, string, string][] {
  const {syncModes: modes} = facts;
  const isDefault = modes.incrementalAppend === true ? ' The default.' : '';
  return [
    [
      'Incremental, append',
      wordOf(modes.incrementalAppend),
      `Adds records that are new since the last sync.${isDefault}`,
    ],
    [
      'Incremental, append and dedupe',
      wordOf(modes.incrementalAppendDeduped),
      'Adds new records and keeps the latest of each primary key.',
    ],
    ['Full refresh, append', wordOf(modes.fullRefreshAppend), 'Sends everything again and keeps what was there.'],
    ['Full refresh, overwrite', wordOf(modes.fullRefreshOverwrite), overwriteEffect(facts)],
    ['Namespaces', wordOf(modes.namespaces), 'Puts streams under a namespace, such as a schema or a folder.'],
  ];
}

/** How an integration starts, as far as the facts say it. */
function start({syncModes: modes}: Destination): string {
  const others = [modes.incrementalAppendDeduped, modes.fullRefreshAppend, modes.fullRefreshOverwrite];
  if (modes.incrementalAppend === 'unknown') {
    return 'Nobody has confirmed which mode an integration starts with here. Look after the second sync: if it sends the leads of the first again, it is a full refresh.';
  }
  if (!modes.incrementalAppend) {
    return 'Other integrations start with incremental append, which is not available here. Look after the second sync: if it sends the leads of the first again, yours is a full refresh.';
  }
  return others.every((value) => value === false)
    ? 'Integrations start with incremental append, the only mode here.'
    : 'Integrations start with incremental append. Ask support to switch on another mode.';
}

/** The table of sync modes, and how an integration starts. Both follow from the page's facts. */
export const syncModes = (facts: Destination): RootContent[] => [
  table(['Mode', 'Available', 'What it does'], rows(facts)),
  paragraph(start(facts)),
];
