import assert from 'node:assert/strict';
import test from 'node:test';
import {unpackRecords} from '../../src/search/engine/records';
import {hrefOf} from '../../src/search/hits';
import {type Kind, queries} from './search-queries';
import {engineFor, hitsFor, latestTag, readIndex} from './searchIndex';

type Outcome = {kind: Kind; query: string; wanted: readonly string[]; found: string[]; rank: number};

const engine = engineFor(latestTag);

function ask([kind, query, ...pages]: (typeof queries)[number]): Outcome {
  const wanted = pages.map((page) => `/docs/${page}`);
  const found = [...new Set(hitsFor(engine, latestTag, query, 60).map(({path}) => path))].slice(0, 10);
  return {kind, query, wanted, found, rank: found.findIndex((path) => wanted.includes(path)) + 1};
}

const outcomes: Outcome[] = [];

test.before(() => {
  outcomes.push(...queries.map(ask));
  report();
});

const share = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function figures(some: readonly Outcome[]) {
  return {
    mrr: share(some.map(({rank}) => (rank === 0 ? 0 : 1 / rank))),
    success: share(some.map(({rank}) => Number(rank > 0 && rank <= 3))),
  };
}

const outcomesOf = (kind: Kind) => outcomes.filter((each) => each.kind === kind);

const kinds = [...new Set(queries.map(([kind]) => kind))];

const describe = ({query, rank, found}: Outcome) =>
  `  "${query}": rank ${rank || 'none'}; first are ${found.slice(0, 3).join(', ') || 'none'}`;

const below = (some: readonly Outcome[]) =>
  some
    .filter(({rank}) => rank !== 1)
    .map(describe)
    .join('\n');

function report(): void {
  const groups = [['all', outcomes] as const, ...kinds.map((kind) => [kind, outcomesOf(kind)] as const)];
  for (const [name, some] of groups) {
    const {mrr, success} = figures(some);
    const shown = `MRR@10 ${mrr.toFixed(3)}, success@3 ${success.toFixed(3)}`;
    console.log(`search relevance, ${name}: ${some.length} queries, ${shown}`);
  }
}

test('there are at least 80 queries, some of each kind', () => {
  assert.ok(queries.length >= 80);
  for (const kind of kinds) {
    assert.ok(outcomesOf(kind).length >= 10, kind);
  }
});

test('MRR@10 is at least 0.92 and success@3 at least 0.97', () => {
  const {mrr, success} = figures(outcomes);
  assert.ok(
    mrr >= 0.92 && success >= 0.97,
    `MRR@10 ${mrr.toFixed(3)}, success@3 ${success.toFixed(3)}\n${below(outcomes)}`,
  );
});

test('every identifier is found first', () => {
  const identifiers = outcomesOf('identifier');
  assert.equal(below(identifiers), '');
});

const rows: [string, RegExp][] = [
  ['topic_pattern', /^\/docs\/destinations\/(?:kafka|pulsar)#field-topic_pattern$/],
  ['toUpperCase', /#touppercase$/],
  ['SuppressionEventInput', /^\/docs\/graphql\/suppression-graphql-request#suppressioneventinput$/],
  ['B. 750-799', /^\/docs\/destinations\/properties\/credit-range-property#value-B.-750-799$/],
  ['bootstrap_servers', /^\/docs\/destinations\/kafka#field-bootstrap_servers$/],
];

for (const [query, address] of rows) {
  test(`${query} leads to its row`, () => {
    const [hit = assert.fail('nothing is found')] = hitsFor(engine, latestTag, query);
    assert.match(hrefOf(hit), address);
  });
}

test('every page of the version is found by its title among the first three', () => {
  const titles = unpackRecords(readIndex(latestTag))
    .filter(({trail}) => trail.length === 1)
    .map(({trail, page}) => ({title: trail[0] ?? '', path: page.path}));
  const missed: string[] = [];
  for (const {title, path} of titles) {
    const pages = [...new Set(hitsFor(engine, latestTag, title, 40).map((hit) => hit.path))].slice(0, 3);
    if (!pages.includes(path)) {
      missed.push(`"${title}" (${path}): ${pages.join(', ')}`);
    }
  }
  assert.ok(missed.length <= titles.length * 0.03, missed.join('\n'));
});
