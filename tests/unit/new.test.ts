import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {formatProblem, formatProblems} from '../../content/problems';
import {contractFile, contractProblems, contractRoutes, redirectProblems} from '../../content/routeContract';
import {latestVersion} from '../../content/versions';
import {checkPages} from '../../scripts/checks/content';
import {type Ask, createPage} from '../../scripts/new';
import {workIn} from './folders';
import {compilePage} from './mdx';

const copied = [
  ...['CONTRIBUTING.md', 'blog', 'content', 'docs', 'scripts/checks', 'sidebars.ts', 'src/diagrams', 'src/pages'],
  ...['versioned_docs', 'versioned_sidebars'],
];

const folder = workIn();
copied.forEach((place) => fs.cpSync(place, path.join(folder, place), {recursive: true}));

const read = (file: string) => fs.readFileSync(file, 'utf8');

const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** Creates a page and asserts that the result passes all checks unchanged. */
async function isRight(args: readonly string[], ask?: Ask): Promise<string[]> {
  const {files} = await createPage(args, ask);
  const pages = files.filter((file) => file.endsWith('.mdx'));
  const problems = await checkPages(pages.map((file) => ({file, source: read(file)})));
  const contract = contractRoutes();
  assert.equal(formatProblems([...problems, ...contractProblems()]), '');
  for (const file of pages.filter((each) => each.includes('docs/'))) {
    assert.ok((await compilePage(read(file), file)).length > 0);
    const id = /(?:version-[^/]+|^docs)\/(.+)\.mdx$/.exec(file)?.[1] ?? '';
    const routes = contract.filter((route) => route.endsWith(`/${id}`));
    assert.ok(routes.length > 0, `${id} is in the route contract`);
    assert.match(read(file.startsWith('docs/') ? 'sidebars.ts' : latestVersion.sidebars), new RegExp(`["']${id}["']`));
  }
  return files;
}

test('the example in the guide creates a page that passes all checks', async () => {
  const command = /^.*?`npm run new -- ([^`]+)`/m.exec(read('CONTRIBUTING.md'))?.[1];
  assert.ok(command);
  const [file = ''] = await isRight(wordsOf(command));
  assert.match(file, /\.mdx$/);
});

const made: [command: string, pattern: RegExp][] = [
  [
    'guide --title "Move a pixel to another site" --version next --category "docs/Pixel and events"',
    /^docs\/move-a-pixel-to-another-site\.mdx$/,
  ],
  ['destination --title Acmebase --category warehouse', /destinations\/acmebase\.mdx$/],
  ['post --title "What’s new" --date 2027-01-31 --author product --tag release', /^blog\/2027-01-31-whats-new\.mdx$/],
];

for (const [command, pattern] of made) {
  test(`${command}: the page passes all checks, and is in the sidebar and the route contract`, async () => {
    const files = await isRight(wordsOf(command));
    assert.match(files[0] ?? '', pattern);
  });
}

test('missing flags are prompted for, and an invalid answer is prompted for again', async () => {
  const answers = ['guide', 'Answer by hand', '', 'docs/Leeds', 'docs/Leads', ''];
  const asked: string[] = [];
  const [file] = await isRight([], (text) => {
    asked.push(text);
    return Promise.resolve(answers.shift() ?? '');
  });
  assert.equal(file, `${latestVersion.folder}/answer-by-hand.mdx`);
  assert.equal(asked.length, 6);
});

test('a number at the start of a name stays in the ID of its page', async () => {
  await createPage(['destination', '--title', '7-Acme', '--category', 'warehouse']);
  assert.match(read(latestVersion.sidebars), /"destinations\/7-acme"/);
});

test('help lists each kind with its flags, and creates nothing', async () => {
  const {files, message} = await createPage(['destination', '--help']);
  assert.deepEqual(files, []);
  assert.match(
    message,
    /^ {2}destination: a destination: its facts as front matter.*\n {4}--title: .*\n {4}--category: Kind of system$/m,
  );
});

const refused: [command: string, message: RegExp][] = [
  ['', /^found no kind; allowed: guide, destination, post; npm run new -- --help names all flags$/],
  ['page', /^found "page"; allowed: guide, /],
  ['guide --name2 x', /^Unknown option '--name2'/],
  ['guide --title Move a pixel', /^found "a" with guide; allowed: --title, --version, --category, --path, and quotes/],
  ['guide --date 2027-01-31', /^found "--date" with guide; allowed: --title/],
  ['guide', /^--title: found nothing; allowed: text of 2 to 61 characters$/],
  ['destination --title Acme --category db', /^--category: found "db"; allowed: warehouse, lakehouse, /],
  ['guide --title "A page" --category docs/Leads --path "My page"', /^--path: found "My page"; allowed: lowercase/],
  [
    'post --title 日本語 --author product --tag release',
    /^--title: found "日本語"; allowed: .*Latin letters or digits/,
  ],
  ['guide --title Billing --category docs/Billing', /billing\.mdx already exists; choose another name/],
];

test.each(refused)('"%s" is rejected with what is allowed', async (command, message) => {
  await assert.rejects(createPage(wordsOf(command)), {message});
});

test('a route list that does not parse or match the schema is reported with its line', () => {
  const before = read(contractFile);
  for (const [change, place] of [
    [(text: string) => text.replace(/",\n/, '"\n'), /^content\/routes\.json:4:\d+: YAML that does not parse: /],
    [
      (text: string) => text.replace('"/"', '"blog"'),
      /^content\/routes\.json:3: site\.0: found "blog"; allowed: a path that starts with \/$/,
    ],
    [
      (text: string) => text.replace('"previews"', '"sections"'),
      /^content\/routes\.json:\d+: sections: unknown key; allowed: site, docsIndex, previews, next, current$/m,
    ],
  ] as const) {
    fs.writeFileSync(contractFile, change(before));
    assert.match(formatProblems(contractProblems()), place);
  }
  fs.writeFileSync(contractFile, before);
  assert.deepEqual(contractProblems(), []);
});

test('the route list has the path of a page’s slug, in any notation, and no drafts', () => {
  const head = 'title: A page\ndescription: What this page is about, in a sentence that is long enough.\n';
  for (const [line, missing] of [
    ['slug: /own # why', 'no route /docs/next/own;'],
    ['slug: >-\n  /own', 'no route /docs/next/own;'],
    ['slug: /a?b', 'no route /docs/next/a-page;'],
    ['draft: true', ''],
  ] as const) {
    fs.writeFileSync('docs/a-page.mdx', `---\n${head}${line}\n---\n\nText.\n`);
    const found = contractProblems().map((each) => `${each.found};`);
    assert.deepEqual(found, missing ? [missing] : [], line);
  }
  fs.rmSync('docs/a-page.mdx');
});

const problems = (moves: Record<string, string>) => redirectProblems(moves).map(formatProblem);

test('a redirect must go from a path without a page to a page', () => {
  assert.deepEqual(problems({'/docs/old-billing': '/docs/billing'}), []);
  assert.match(problems({'/docs/limits': '/docs/billing'}).join(), /from \/docs\/limits, which .*; allowed: a path/);
  assert.match(
    problems({'/docs/a': '/docs/nope'}).join(),
    /redirects\.ts:1: a redirect to \/docs\/nope, which is not a page/,
  );
  assert.equal(problems({'/docs/a': '/docs/b', '/docs/b': '/docs/a'}).length, 2);
  for (const address of ['docs/old', '/docs/old/', '/docs/old.html', '/docs/öld', '//elsewhere.example', '/docs/a b']) {
    assert.match(
      problems({[address]: '/docs'}).join(),
      /redirects\.ts:1: a redirect from .*; allowed: a path such/,
      address,
    );
  }
});
