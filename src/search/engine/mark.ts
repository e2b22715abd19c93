import type {MarkedText} from '../types';
import {termsOf} from './tokens';
import {snippets} from './weights';

/** A run of characters that may hold a term; what lies between runs is never marked. */
const runs = /[\p{L}\p{N}_]+(?:[-'’][\p{L}\p{N}_]+)*/gu;

/** Whether a run is one of the terms, or an identifier that has one of them in it. */
const isFound = (run: string, terms: ReadonlySet<string>) =>
  terms.has(run.toLowerCase()) || (/[-_'’]|\p{Ll}\p{Lu}/u.test(run) && termsOf(run).some((term) => terms.has(term)));

/**
 * Marks the terms of a query in a text.
 *
 * @param terms in lower case
 */
export function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  const parts: {text: string; isMarked: boolean}[] = [];
  let end = 0;
  for (const {0: run, index} of text.matchAll(runs)) {
    if (isFound(run, terms)) {
      parts.push({text: text.slice(end, index), isMarked: false}, {text: run, isMarked: true});
      end = index + run.length;
    }
  }
  parts.push({text: text.slice(end), isMarked: false});
  return parts.filter((part) => part.text !== '');
}

const {length, together, fromStart, before} = snippets;

/** Where a snippet of this text starts: so that most of the terms are in it. */
function startOf(text: string, terms: ReadonlySet<string>): number {
  const places = [...text.matchAll(runs)].filter(({0: run}) => isFound(run, terms)).map(({index}) => index);
  let best = {place: 0, count: 0};
  let end = 0;
  places.forEach((place, index) => {
    while (end < places.length && (places[end] ?? 0) < place + length * together) {
      end += 1;
    }
    best = end - index > best.count ? {place, count: end - index} : best;
  });
  return best.place < length * fromStart ? 0 : text.lastIndexOf(' ', best.place - before) + 1;
}

/** The part of a text that shows most of the terms, cut between words. */
export function snippet(text: string, terms: ReadonlySet<string>): string {
  const start = startOf(text, terms);
  const rest = text.slice(start);
  const cut = rest.length <= length ? rest : rest.slice(0, rest.lastIndexOf(' ', length));
  return `${start > 0 ? '… ' : ''}${cut}${cut.length < rest.length ? ' …' : ''}`;
}
