import type {Attribute} from '../../content/facts/attributes';
import type {LeadField} from '../../content/facts/leadFields';
import type {Warehouse} from '../../content/facts/warehouses';

/** What the queries of one attribute are made from. */
export type Asked = {
  facts: Attribute;
  /** The field of a delivered record; nothing where the list of delivered fields leaves the attribute out. */
  field: Pick<LeadField, 'key' | 'type'> | undefined;
  slug: string;
};

type Kind = LeadField['type'];
type Rows = {from: string; what: string};

const kinds: Record<Attribute['valueType'], Kind> = {
  enum: 'string',
  string: 'string',
  number: 'number',
  ordinal: 'number',
  boolean: 'boolean',
};

/** The key that records have, and what its values are. */
const fieldOf = ({facts, field}: Asked): Pick<LeadField, 'key' | 'type'> =>
  field ?? {key: facts.key, type: kinds[facts.valueType]};

/** An expression that is null where nothing is known: empty text counts, and so does a value that says so. */
function known(expression: string, {unknownValue}: Attribute, kind: Kind): string {
  const text = kind === 'string';
  const filled = text ? `nullif(${expression}, '')` : expression;
  return unknownValue ? `nullif(${filled}, ${text ? `'${unknownValue}'` : unknownValue})` : filled;
}

const fillRate = (filled: string, {from, what}: Rows): string =>
  `SELECT
  count(*) AS ${what},
  count(known) AS with_value,
  round(100.0 * count(known) / nullif(count(*), 0), 1) AS percent_filled
FROM (
  SELECT ${filled} AS known
  FROM ${from}
) AS filled;`;

const byValue = (value: string, name: string, {from, what}: Rows): string =>
  `SELECT
  ${value === name ? name : `${value} AS ${name}`},
  count(*) AS ${what}
FROM ${from}
GROUP BY 1
ORDER BY ${what} DESC;`;

const named = (value: string, kind: Kind): string => (kind === 'string' ? `coalesce(${value}, 'not known')` : value);

/** How many leads of the typed table have each value. */
export function typedValues(asked: Asked, {column, typed}: Warehouse): string {
  const {key, type} = fieldOf(asked);
  const value = named(known(column(key), asked.facts, type), type);
  return byValue(value, asked.facts.key, {from: typed(asked.slug), what: 'leads'});
}

/** The share of leads of the typed table that have a value. */
export function typedFillRate(asked: Asked, {column, typed}: Warehouse): string {
  const {key, type} = fieldOf(asked);
  return fillRate(known(column(key), asked.facts, type), {from: typed(asked.slug), what: 'leads'});
}

/** Which tables have a column for the attribute. */
export function columnLookup(asked: Asked, {catalog, named: nameOf}: Warehouse): string {
  return `SELECT table_schema, table_name, column_name
FROM ${catalog(asked.slug)}
WHERE column_name = '${nameOf(fieldOf(asked).key)}';`;
}

/**
 * The same from raw records, by a path into their JSON: the values, or for a sensitive attribute the fill rate, which
 * reads none.
 */
export function rawQuery(asked: Asked, {field, raw, dialect, caseSetting}: Warehouse): string {
  const {key, type} = fieldOf(asked);
  // Only Redshift gives back a number; a path into JSON is text elsewhere.
  const kind = dialect === 'redshift' ? type : 'string';
  const value = known(field(key, type), asked.facts, kind);
  const rows = {from: raw(asked.slug), what: 'records'};
  const query = asked.facts.sensitive ? fillRate(value, rows) : byValue(named(value, kind), asked.facts.key, rows);
  return caseSetting && key !== key.toLowerCase() ? `${caseSetting}\n\n${query}` : query;
}
