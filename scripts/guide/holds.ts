import type {JsonSchema} from './schemas';

/** A text as code; one with backticks needs two of them around it. */
export const code = (text: string) => (text.includes('`') ? `\`\`${text}\`\`` : `\`${text}\``);

/** What a key may hold, in words. */
export function holds({
  type,
  enum: values,
  const: value,
  anyOf,
  items,
  properties,
  minLength,
  maxLength,
  format,
}: JsonSchema): string {
  if (anyOf) {
    return [...new Set(anyOf.map(holds))].join(', or ');
  }
  if (values ?? value !== undefined) {
    return (values ?? [value]).map((each) => code(String(each))).join(', ');
  }
  if (items) {
    return `a list: ${holds(items)}`;
  }
  if (properties) {
    return `an object with ${Object.keys(properties).map(code).join(', ')}`;
  }
  const length = maxLength ? ` of ${minLength ?? 0} to ${maxLength} characters` : '';
  const words: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    null: 'null',
    number: 'a number',
    integer: 'a number',
  };
  return format === 'date'
    ? 'a day such as 2027-01-31'
    : `${format === 'uri' ? 'an address' : (words[type ?? ''] ?? 'anything')}${length}`;
}
