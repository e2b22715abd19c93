import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {claimsOf, questionsOf} from '../content/facts/claims';
import {frontMatterIn} from '../content/pageFile';
import {fileFromRoot} from '../content/sources';
import {admonition, list} from './expand/mdx';

const note = (title: string, points: readonly string[]): RootContent[] =>
  points.length === 0 ? [] : [admonition('warning', [list(points)], title)];

/**
 * Remark step for the writer's server: shows above a page what its front matter keeps from readers: its claims that
 * nobody has confirmed, and its questions to the product team, each with its line. The theme marks drafts.
 */
export default function writersNotes() {
  return (tree: Root, vfile: VFile): void => {
    const file = fileFromRoot(vfile.path);
    const text = String(vfile);
    if (!frontMatterIn(text)) {
      return;
    }
    const claims = claimsOf(text, file).map(({id, text: claim, line}) => `Line ${line}, ${id}: ${claim}`);
    const questions = questionsOf(text, file).map(({text: question, line}) => `Line ${line}: ${question}`);
    tree.children.unshift(
      ...note('For writers: claims that nobody has confirmed', claims),
      ...note('For writers: questions to the product team', questions),
    );
  };
}
