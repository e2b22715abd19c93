import type {Destination} from '../frontMatter/destination';
import {destinationCategories} from '../frontMatter/destination';

/** How readers tell destinations apart, in words that they can filter by. */
export type DestinationTraits = {
  category: string;
  /** Whether lead fields get columns of their own, or a field each in what arrives. */
  layout: 'Typed columns' | 'Separate fields' | 'Raw record' | 'Fields of the tool';
  signIn: string[];
  /** Whether a sync can keep one record per key. */
  dedupe: 'Yes' | 'No' | 'Not known';
  /** Whether a full refresh can replace what is there. */
  overwrite: 'Yes' | 'No' | 'Not known';
  tunnel: 'Yes' | 'No';
  availability: 'Listed' | 'On request';
};

// In this order: a key pair is no API key, and a token is no password.
const signIns: readonly (readonly [string, RegExp])[] = [
  ['OAuth', /\boauth\b/i],
  ['IAM role', /\biam role\b|\bSigV4\b/i],
  ['Key pair', /\b(?:key pair|HMAC|certificate)\b/i],
  ['Service account', /\bservice account\b/i],
  ['Key or token', /\b(?:api keys?|tokens?|deploy key|service key|account key|private api key|app id|credentials)\b/i],
  ['Password', /\b(?:passwords?|SASL)\b/i],
  ['None', /^none\b|\bwebhook url\b/i],
];

const kinds: ReadonlySet<Destination['category']> = new Set([
  'crm',
  'email-marketing',
  'ads',
  'messaging',
  'spreadsheet',
]);

const known = {true: 'Yes', false: 'No', unknown: 'Not known'} as const;

/** The row of a layout that holds a column, field or key for each attribute. */
export const eachAttribute = '<lead attributes>';

const layoutOf = ({category, output}: Destination): DestinationTraits['layout'] => {
  if (kinds.has(category)) {
    return 'Fields of the tool';
  }
  if (output.typedColumns) {
    return 'Typed columns';
  }
  return output.rawColumns.some(({name}) => name === eachAttribute) ? 'Separate fields' : 'Raw record';
};

/** What tells a destination apart, from its facts. */
export function traitsOf(facts: Destination): DestinationTraits {
  const {category, auth, syncModes, fields, availability} = facts;
  return {
    category: destinationCategories[category],
    layout: layoutOf(facts),
    signIn: signIns.filter(([, look]) => auth.some((way) => look.test(way))).map(([name]) => name),
    dedupe: known[`${syncModes.incrementalAppendDeduped}`],
    overwrite: known[`${syncModes.fullRefreshOverwrite}`],
    tunnel: fields.some(({key}) => key.startsWith('tunnel_method')) ? 'Yes' : 'No',
    availability: availability === 'listed' ? 'Listed' : 'On request',
  };
}
