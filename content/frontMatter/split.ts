const block = /^(---\r?\n)([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The front matter of a text: its YAML, the offset at which that begins, and the one at which the body does. */
export type FrontMatterBlock = {yaml: string; start: number; end: number};

/** Finds the front matter of a text; nothing where there is none. */
export function frontMatterIn(text: string): FrontMatterBlock | undefined {
  const [all = '', mark = '', yaml = ''] = block.exec(text) ?? [];
  return all === '' ? undefined : {yaml, start: mark.length, end: all.length};
}
