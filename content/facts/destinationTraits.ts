import {type Destination, type DestinationCategory, destinationCategories} from '../frontMatter/destination';

// Ordered for display.
const signIns: readonly (readonly [string, RegExp])[] = [
  ['OAuth', /\boauth\b/i],
  ['IAM role', /\biam role\b|\bSigV4\b/i],
  ['Key pair', /\b(?:key pair|HMAC)\b/i],
  ['Certificate', /\bcertificate\b/i],
  ['Service account', /\bservice account\b/i],
  [
    'Key or token',
    /\b(?:api keys?|tokens?|deploy key|service key|account key|private api key|app id|(?<!client )credentials)\b/i,
  ],
  ['Password', /\b(?:passwords?|SASL)\b/i],
  ['Secret URL', /\bURL\b/i],
  ['None', /^none\b(?!.*\bURL\b)/i],
];

const tools = new Set<DestinationCategory>(['crm', 'email-marketing', 'ads', 'messaging', 'spreadsheet']);

/** Categories whose destinations receive files, or a request body in a format that the user chooses. */
const withFormats = new Set<DestinationCategory>(['storage', 'file-transfer', 'lakehouse', 'webhook']);

const fileFormats = [
  ['Avro', /\bavro\b/i],
  ['CSV', /\bcsv\b/i],
  ['JSON', /\bjson\b/i],
  ['JSON Lines', /\bjsonl\b/i],
  ['Parquet', /\bparquet\b/i],
] as const;

const known = {true: 'Yes', false: 'No', unknown: 'Not known'} as const;

/** Name of the layout row that represents one column, field, or key per attribute. */
export const eachAttribute = '<lead attributes>';

/** How lead fields arrive, in the terms of the comparison page. */
function layoutOf({category, output}: Destination) {
  const has = (column: string) => output.rawColumns.some(({name}) => name === column);
  if (tools.has(category)) {
    return 'Fields of the tool';
  }
  if (category === 'vector-store') {
    return 'Chosen fields';
  }
  if (output.typedColumns) {
    return 'Typed columns';
  }
  if (has('<root attributes>')) {
    return 'Raw record or fields';
  }
  return has(eachAttribute) ? 'Separate fields' : 'Raw record';
}

/** Whether a full refresh can send everything again, regardless of what happens to existing data. */
function resendsOf({fullRefreshAppend, fullRefreshOverwrite}: Destination['syncModes']) {
  const ways = [fullRefreshAppend, fullRefreshOverwrite];
  if (ways.includes(true)) {
    return 'Yes';
  }
  return ways.includes('unknown') ? 'Not known' : 'No';
}

/** Formats of the delivered files or of the request body, without files that are only staged. */
function formatsOf({category, output}: Destination): string[] {
  const found = withFormats.has(category)
    ? fileFormats
        .filter(([, pattern]) => output.formats.some((format) => pattern.test(format) && !/\bstaged\b/.test(format)))
        .map(([name]) => name)
    : [];
  return found.length > 0 ? found : ['None'];
}

/** Categories where overwrite sends everything again but can't clear data that was already delivered. */
const keeping = new Set<DestinationCategory>(['ads', 'crm', 'email-marketing', 'messaging', 'queue', 'webhook']);

/**
 * Whether a full refresh with overwrite clears earlier output. By default, contact tools keep their contacts, and data
 * already sent to queues and webhooks can't be cleared. `overwriteClears` in the page's facts overrides this.
 */
export const overwriteClears = ({category, syncModes}: Pick<Destination, 'category' | 'syncModes'>): boolean =>
  syncModes.overwriteClears ?? !keeping.has(category);

/** The traits that readers use to compare and filter destinations. */
export function traitsOf(facts: Destination) {
  const {category, auth, syncModes, fields, availability} = facts;
  // A form might not offer these ways to sign in.
  const confirmed = auth.filter((way) => !/, if the (?:form|integration) /.test(way));
  return {
    category: destinationCategories[category],
    layout: layoutOf(facts),
    signIn: signIns.filter(([, pattern]) => confirmed.some((way) => pattern.test(way))).map(([name]) => name),
    dedupe: known[`${syncModes.incrementalAppendDeduped}`],
    resends: resendsOf(syncModes),
    replaces: overwriteClears(facts) ? known[`${syncModes.fullRefreshOverwrite}`] : 'No',
    formats: formatsOf(facts),
    tunnel: fields.some(({key}) => key.startsWith('tunnel_method')) ? 'Yes' : 'No',
    availability: availability === 'listed' ? 'Available' : 'Not confirmed',
  };
}

export type DestinationTraits = ReturnType<typeof traitsOf>;
