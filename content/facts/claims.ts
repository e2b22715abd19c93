import * as z from 'zod';
import {ProblemsError} from '../problems';
import {readFrontMatter} from '../frontMatter/read';
import {claimId, claimText} from '../frontMatter/schema';
import {yamlReader} from '../sources';

/** Path of the shared claims file, from the repository's root. */
export const sharedClaimsFile = 'content/sharedClaims.yaml';

const read = yamlReader(z.record(claimId, claimText), 'shared claims');

/** A page's questions for the product team, with their lines. */
export function questionsOf(text: string, file: string): {text: string; line: number}[] {
  const {data, lineOf} = readFrontMatter(text, file);
  const questions = Array.isArray(data.questions) ? data.questions : [];
  return questions.map((question, index) => ({text: String(question), line: lineOf(['questions', index])}));
}

/**
 * A page's unconfirmed claims, in front matter order, with their lines.
 *
 * @param text the page's text
 * @param file path from the repository's root
 * @throws ProblemsError when a shared claim doesn't exist, or when the page's own claim uses a shared claim's ID
 */
export function claimsOf(text: string, file: string) {
  const {data, lineOf} = readFrontMatter(text, file);
  const shared = read(sharedClaimsFile);
  const listed = Array.isArray(data.claims) ? (data.claims as (string | {id: string; text: string})[]) : [];
  return listed.map((each, index) => {
    const line = lineOf(['claims', index]);
    const isShared = typeof each === 'string';
    const id = isShared ? each : each.id;
    const isInShared = id in shared;
    if (isShared !== isInShared) {
      const found = isShared ? `claims: no shared claim "${id}"` : `claims: "${id}" is the id of a shared claim`;
      const allowed = isShared ? `id and text, or one of ${Object.keys(shared).join(', ')}` : 'another id';
      throw new ProblemsError('claims are not valid', [{file, line, found, allowed}]);
    }
    return {id, text: isShared ? (shared[id] ?? '') : each.text, line};
  });
}
