import type {RootContent} from 'mdast';
import {overwriteClears} from '../../content/facts/destinationTraits';
import type {Destination} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import {paragraph, table} from './mdx';

type Mode = Exclude<keyof Destination['syncModes'], 'overwriteClears'>;

/** What stays after everything is sent again, in the destination's terms. */
const keptBy = ({category}: Destination): string =>
  ({queue: 'sent messages', webhook: 'data already sent', ads: 'audience members'})[String(category)] ?? 'contacts';

const answers = {true: 'Yes', false: 'No', unknown: 'Not confirmed'};

const overwriting = (facts: Destination): string =>
  overwriteClears(facts) ? 'Clears earlier output.' : `Don't count on it to delete ${keptBy(facts)}.`;

const labels: Record<Mode, string> = {
  incrementalAppend: 'Incremental, append',
  incrementalAppendDeduped: 'Incremental, append and dedupe',
  fullRefreshAppend: 'Full refresh, append',
  fullRefreshOverwrite: 'Full refresh, overwrite',
  namespaces: 'Namespaces',
};

function offered(facts: Destination, mode: Mode): string {
  const value = facts.syncModes[mode];
  if (value === true && mode === 'incrementalAppend') {
    return 'Yes, by default';
  }
  const answer = answers[String(value) as keyof typeof answers];
  return value === true && mode === 'fullRefreshOverwrite' ? `${answer}. ${overwriting(facts)}` : answer;
}

/** Guidance on the initial sync mode and on the other modes, derived from the facts. */
function start({syncModes: modes}: Destination): string {
  const {incrementalAppend: append, incrementalAppendDeduped: dedupe} = modes;
  const refresh = modes.fullRefreshAppend || modes.fullRefreshOverwrite;
  if (append === true) {
    return dedupe || refresh ? 'To use a different mode, ask support to turn it on.' : '';
  }
  const absent = "Incremental append, which other integrations start with, isn't available here. ";
  const doubt =
    "We haven't confirmed which mode this integration starts with. Check after the second sync. If the same leads arrive again, it's on full refresh.";
  return `${append ? '' : absent}${append || refresh ? doubt : 'Check what arrives after the first sync, and what the second one changes.'}`;
}

/** The destination's sync modes and how an integration starts, derived from the page's facts. */
export const syncModes = (facts: Destination, {file}: {file: string}): RootContent[] => [
  paragraph(`For what each mode does, see [Sync modes](${linkTo(file, 'intro-to-integrations')}#sync-modes).`),
  table(
    ['Feature', 'Offered'],
    (Object.keys(labels) as Mode[]).map((mode) => [labels[mode], offered(facts, mode)]),
  ),
  ...[start(facts)].filter(Boolean).map(paragraph),
];
