const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const row = (head: string) => head.replaceAll(/[^\w.-]+/g, '-');

/**
 * What an anchor most often is, with the sign that stands for it in the index. A heading with the slug of its text is
 * the rule; the others are the anchor before, the row of a field or of a value, and none, which is rare but for titles.
 */
const rules: readonly [sign: string, anchor: (head: string, before: string) => string][] = [
  ['', slug],
  ['\u0001', () => ''],
  ['\u0002', (_, before) => before],
  ['\u0003', (head) => `field-${row(head)}`],
  ['\u0004', (head) => `value-${row(head)}`],
];

/**
 * Writes an anchor as it is kept in the index.
 *
 * @param head the heading or name that it belongs to
 * @param before the anchor of the record before
 */
export function packAnchor(anchor: string, head: string, before: string): string {
  const rule = rules.find(([, guess]) => guess(head, before) === anchor);
  return rule ? rule[0] : anchor;
}

/** Reads what `packAnchor` wrote. */
export function unpackAnchor(packed: string, head: string, before: string): string {
  const rule = rules.find(([sign]) => sign === packed);
  return rule ? rule[1](head, before) : packed;
}
