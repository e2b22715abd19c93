import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isNonNullType,
} from 'graphql';
import type {RootContent} from 'mdast';
import {readLeadFields} from '../../content/facts/leadFields';
import {readSdl} from '../../content/facts/sdl';
import {linkTo} from '../../content/links';
import brand from '../../content/siteBrand';
import type {DocsVersion} from '../../content/versions';
import {folds} from './folds';
import {capitalize} from '../../content/words';
import {code, element, inline, inlineElement, paragraph, text} from './mdx';

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** A page that shows fields: its docs version, and its text, which shows the types that a field can link to. */
type Page = {version: DocsVersion; text: string};

function fieldRow(field: AnyField, isInput: boolean, page: Page): RootContent {
  const type = String(field.type).replace(/!$/, '');
  const name = getNamedType(field.type).name;
  const typeHref = page.text.includes(`Fields type="${name}"`) ? `#${name.toLowerCase()}` : undefined;
  return element('Field', {name: field.name, type, typeHref, required: isInput && isNonNullType(field.type)}, [
    paragraph(field.description ?? ''),
  ]);
}

const requiredFirst = (a: AnyField, b: AnyField) => Number(isNonNullType(b.type)) - Number(isNonNullType(a.type));

/** Largest number of fields to show without folding them by group. */
const maxUnfolded = 12;

/** Keeps required fields visible, and folds the rest by the groups of the lead record. */
function folded(page: Page, name: string, fields: readonly AnyField[], isInput: boolean): RootContent[] {
  const known = new Map(readLeadFields(page.version).map(({key, group}) => [key, capitalize(group)]));
  // A type that shares few keys with the lead record stays in one piece.
  const isLead = fields.filter((field) => known.has(field.name)).length > fields.length / 3;
  const groupOf = isLead ? known : new Map<string, string>();
  const other = isLead ? 'Other' : 'All fields';
  const isRequired = (field: AnyField) => isInput && isNonNullType(field.type);
  const rest = fields.filter((field) => !isRequired(field));
  const kindOf = ({name: key}: AnyField) => groupOf.get(key) ?? other;
  const kinds = [...new Set([...groupOf.values(), other])].map((kind) => ({
    title: kind,
    entries: rest.filter((field) => kindOf(field) === kind).map((field) => fieldRow(field, isInput, page)),
  }));
  const required = fields.filter(isRequired).map((field) => fieldRow(field, isInput, page));
  const unfolded = required.length > 0 ? [element('Fields', {}, required)] : [];
  const words = {label: `Filter the fields of ${name}`, placeholder: 'Name or meaning', total: fields.length};
  return [element('Filter', words, [...unfolded, ...folds(kinds)])];
}

/** The fields of an SDL type, required fields first; prop validation has already checked its name. */
export function fieldsOf(page: Page, name: string, isInput: boolean): RootContent[] {
  const type = readSdl(page.version).getType(name) as GraphQLInputObjectType | GraphQLObjectType;
  const fields: AnyField[] = Object.values(type.getFields());
  if (fields.length > maxUnfolded) {
    return folded(page, name, fields, isInput);
  }
  const ordered = isInput ? [...fields].sort(requiredFirst) : fields;
  const rows = ordered.map((field) => fieldRow(field, isInput, page));
  return [element('Fields', {}, rows)];
}

/** The arguments of an SDL operation. */
export function operation(page: Page, name: string): RootContent[] {
  const {args = []} = readSdl(page.version).getMutationType()?.getFields()[name] ?? {};
  const rows = args.map((arg) => fieldRow(arg, true, page));
  return [element('Fields', {}, rows)];
}

/** The operation bar below a page's title: method, URL, operation, and a link to the credentials. */
export const operationBar = (file: string, name: string): RootContent =>
  element('p', {className: 'operation'}, [
    inlineElement('strong', {}, [text('POST')]),
    ...[`${brand.apiUrl}/graphql`, `mutation ${name}`].flatMap((part) => [text(' '), code(part)]),
    text(' '),
    ...inline(`[API credentials](${linkTo(file, 'intro-to-graphql')}#get-credentials)`),
  ]);
