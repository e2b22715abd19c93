const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (words: readonly string[]) => new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi');

/** Text as HTML with the words of the query in `<mark>`; everything else is escaped. */
export function mark(text: string, words: readonly string[]) {
  const pattern = words.length > 0 ? patternOf(words) : undefined;
  const parts = pattern ? text.split(pattern) : [text];
  const value = parts
    .map((part, index) => (index % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');
  const found = parts.length > 1;
  return {value, matchLevel: found ? ('full' as const) : ('none' as const), matchedWords: found ? [...words] : []};
}

const length = 140;

/** The part of a text around the first word found. */
export function snippet(text: string, words: readonly string[]): string {
  const at = words.length > 0 ? text.search(patternOf(words)) : 0;
  const start = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - length / 3)));
  const part = text.slice(start, start + length).trim();
  return `${start > 0 ? '… ' : ''}${part}${start + length < text.length ? ' …' : ''}`;
}
