import type {RootContent} from 'mdast';
import {type Delivery, deliveryLabels, deliveryOf} from '../../content/facts/delivery';
import type {Destination, DestinationField} from '../../content/frontMatter/destination';
import {linkTo} from '../../content/links';
import brand from '../../content/siteBrand';
import {requireVersion} from '../../content/sources';
import {folds} from './folds';
import {code, element, heading, list, paragraph, table, text} from './mdx';
import {suppressFirst} from './privacy';
import {syncModes} from './syncModes';

type Place = {file: string};

function field(fact: DestinationField): RootContent {
  const {key, label, type, required, enum: values, meaning} = fact;
  const fallback = fact.default === undefined ? undefined : String(fact.default) || '(empty)';
  return element('Field', {name: key, label, type, required, default: fallback, values: values?.map(String)}, [
    paragraph(meaning),
  ]);
}

/** Minimum number of optional settings to fold. */
const manyOptional = 5;

/** The group of a setting: the part of its key before the first period. */
const groupOf = ({key}: DestinationField) => key.split('.', 1)[0];

/** Whether a setting is for signing in: a secret, role, user, or one of a group with a secret, except SSH tunnels. */
function isForSignIn(setting: DestinationField, all: readonly DestinationField[]): boolean {
  const group = all.filter((other) => groupOf(other) === groupOf(setting));
  const holdsSecret = group.some(({type}) => type === 'secret');
  return groupOf(setting) !== 'tunnel_method' && (holdsSecret || /role_arn|username/.test(setting.key));
}

/** The settings as reference rows: those that are required or for signing in, and then the optional ones. */
function settings({fields}: Destination): RootContent[] {
  const isNeeded = (setting: DestinationField) => setting.required || isForSignIn(setting, fields);
  const optional = fields.filter((setting) => !isNeeded(setting));
  if (optional.length < manyOptional || optional.length === fields.length) {
    return [element('Fields', {}, fields.map(field))];
  }
  return [
    element('Fields', {}, fields.filter(isNeeded).map(field)),
    ...folds([{title: 'Other settings', entries: optional.map(field)}]),
  ];
}

/** A heading with its content; empty for an empty list. */
const section = <T>(title: string, items: readonly T[], show: (items: readonly T[]) => RootContent): RootContent[] =>
  items.length === 0 ? [] : [heading(title), show(items)];

function output({output: facts}: Destination): RootContent[] {
  return [
    paragraph(facts.landing),
    ...(facts.formats.length > 0 ? [paragraph(`Formats: ${facts.formats.join(', ').replace(/\.$/, '')}.`)] : []),
    ...section('Layout', facts.rawColumns, (columns) => {
      const rows = columns.map(({name, type, note}) => [[code(name)], type || '–', note || '–']);
      return table(['Name', 'Type', 'Contains'], rows);
    }),
    ...(facts.typedColumns ? [paragraph(facts.typedColumns)] : []),
    ...section('Types', facts.typeMap, (types) => {
      const title = types.length === 1 ? 'How lead fields arrive' : `How ${types.length} lead field types arrive`;
      const rows = types.map(({from, to}) => [from, [code(to)]]);
      return element('details', {}, [
        element('summary', {}, [text(title)]),
        table(['Lead field type', 'Arrives as'], rows),
      ]);
    }),
    ...section('Naming', facts.naming, list),
    ...section('Good to know', facts.notes, list),
  ];
}

/** The known delivery facts of a destination, one per row, and a link to those of all destinations. */
function delivery(facts: Destination, {file}: Place): RootContent[] {
  const known = deliveryOf(facts, requireVersion(file));
  const rows = Object.entries(deliveryLabels).flatMap(([key, label]): [string, string][] => {
    const value = known[key as keyof Delivery];
    return value ? [[label, value]] : [];
  });
  const overview = linkTo(file, 'intro-to-integrations');
  return [
    ...(rows.length > 0 ? [table(['Delivery', 'What is known'], rows)] : []),
    {
      ...paragraph(
        `Plan for at-least-once delivery. See [IDs and duplicates](${overview}#ids-and-duplicates) and [Delivery and failures](${overview}#delivery-and-failures).`,
      ),
      // Identical on all destination pages, so search should find the overview instead.
      data: {hProperties: {dataSearchSkip: ''}},
    },
  ];
}

function connect({name}: Destination, {file}: Place): RootContent[] {
  const overview = linkTo(file, 'intro-to-integrations');
  return [
    paragraph(
      `Go to [**Settings** > **Integrations**](${brand.appUrl}/settings/integrations), select **+ New Integration**, pick **${name}**, and enter the settings below. For the other steps, including the stream type and sync frequency, see [Set up an integration](${overview}#set-up-an-integration).`,
    ),
  ];
}

/** Components that are generated from the facts in a destination page's front matter. */
export const destinationComponents: Record<string, (facts: Destination, place: Place) => RootContent[]> = {
  Requirements: ({requirements, auth, docsUrl}) => [
    list([
      ...requirements,
      ...(auth.length === 1 ? [`Sign-in: ${auth[0]}`] : []),
      ...(docsUrl ? [`Documentation: [${new URL(docsUrl).host}](${docsUrl})`] : []),
    ]),
    ...(auth.length > 1 ? [paragraph('Ways to sign in:'), list(auth)] : []),
  ],
  DestinationSettings: settings,
  SyncModes: syncModes,
  DestinationOutput: output,
  Delivery: delivery,
  SuppressFirst: suppressFirst,
  Limits: (facts) => (facts.limits.length > 0 ? [list(facts.limits)] : [paragraph('No limits are known.')]),
  Troubleshooting: (facts) => [
    table(
      ['Symptom', 'Cause', 'Fix'],
      facts.troubleshooting.map(({symptom, cause, fix}) => [symptom, cause, fix]),
    ),
  ],
  ConnectSteps: connect,
};
