import {making} from '../../src/search/engine/weights';
import type {Block} from './blocks';

/** Entries that follow each other, or a single heading or text. */
export type Run = readonly Block[];

/** What the shape of a list begins with. */
export const listShape = 'list\n';

/** The blocks of a page with entries that follow each other taken together. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs[runs.length - 1];
    if (block.kind === 'entry' && last?.[0]?.kind === 'entry') {
      last.push(block);
    } else {
      runs.push([block]);
    }
  }
  return runs;
}

/** What makes a run a copy of another; headings and short lists never are. */
export function shapeOf(run: Run): string {
  const [first] = run;
  if (first?.kind === 'text') {
    return first.text.toLowerCase();
  }
  const entries = run.flatMap((block) => (block.kind === 'entry' ? [`${block.name}\t${block.text}`] : []));
  return entries.length < making.copiedList ? '' : listShape + entries.join('\n');
}
