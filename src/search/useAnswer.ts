import {useEffect, useState} from 'react';
import type {SearchClient, SearchRequest, SearchResult} from './contract';

/** How a request stands. */
export type Answer =
  | {status: 'idle'}
  | {status: 'busy'}
  | {status: 'failed'}
  | {status: 'done'; result: SearchResult; suggestions: readonly string[]};

/** An answer that takes longer than this takes the one before off the screen. */
const patience = 250;

async function ask(client: SearchClient, request: SearchRequest): Promise<Answer> {
  try {
    const [result] = await client.search([request]);
    if (!result) {
      return {status: 'failed'};
    }
    const suggestions = result.nbHits === 0 ? await client.suggest(request).catch(() => []) : [];
    return {status: 'done', result, suggestions};
  } catch (error) {
    console.warn('Search failed:', error);
    return {status: 'failed'};
  }
}

/**
 * The answer to a request. An answer to an earlier request, or one that arrives after the component is gone, is never
 * shown; a failure lasts until the next request.
 *
 * @param request what to ask; nothing is asked while its query is empty
 */
export function useAnswer(client: SearchClient, request: SearchRequest): Answer {
  const key = request.query.trim() === '' ? '' : JSON.stringify(request);
  const [settled, setSettled] = useState<{key: string; answer: Answer}>();
  const [overdue, setOverdue] = useState('');
  useEffect(() => {
    if (key === '') {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => setOverdue(key), patience);
    void ask(client, JSON.parse(key) as SearchRequest).then((answer) => {
      if (isCurrent) {
        setSettled({key, answer});
      }
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, key]);
  if (key === '') {
    return {status: 'idle'};
  }
  if (settled?.key === key) {
    return settled.answer;
  }
  // Between two keys the list stays, so that it does not flicker.
  return settled?.answer.status === 'done' && overdue !== key ? settled.answer : {status: 'busy'};
}
