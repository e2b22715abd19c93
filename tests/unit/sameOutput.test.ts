import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';

// The same commit makes the same site. Every night the whole site is built twice to see that it does; here is refused
// what would make it differ.

const rooms = [
  'brand.ts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'config',
  'content',
  'deploy',
  'plugins',
  'remark',
  'src',
];

const differing: [what: string, pattern: RegExp][] = [
  ['the clock', /\bDate\.now\(|\bnew Date\(\)|(?<!new )\bDate\(\)/],
  ['chance', /\bMath\.random\(|\brandomUUID\(|\brandomBytes\(|\bgetRandomValues\(/],
  ['the machine', /\bhostname\(\)|\buserInfo\(|\bhomedir\(/],
  ['the time zone', /\.toLocale(?:Date|Time)?String\((?![^;]*timeZone)|\bDateTimeFormat\((?![^;]*timeZone)/],
  [
    'the language of the machine',
    /\.localeCompare\([^,()]*(?:\([^()]*\))?[^,()]*\)|\bDateTimeFormat\(\)|\bCollator\(\)/,
  ],
];

/** What in a source depends on the day, the machine or chance. */
const dependencesIn = (source: string): string[] =>
  differing.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);

function* sourcesIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const name of fs.readdirSync(place, {recursive: true}) as string[]) {
    if (/\.(?:[jt]sx?|[cm]js)$/.test(name)) {
      yield path.join(place, name);
    }
  }
}

test('nothing that a build runs reads the clock, the machine or chance', () => {
  const files = rooms.flatMap((place) => [...sourcesIn(place)]);
  assert.ok(files.length > 300, `${files.length} files`);
  const found = files.flatMap((file) =>
    dependencesIn(fs.readFileSync(file, 'utf8')).map((what) => `${file}: depends on ${what}`),
  );
  assert.deepEqual(found, []);
});

test('each kind of dependence is found, and a date that is given is none', () => {
  for (const [source, expected] of [
    ['const year = new Date().getFullYear();', 'the clock'],
    ['const id = `${Date.now()}`;', 'the clock'],
    ['const id = Math.random();', 'chance'],
    ['const name = os.hostname();', 'the machine'],
    ["day.toLocaleDateString('en-US', {dateStyle: 'long'});", 'the time zone'],
    ["new Intl.DateTimeFormat('en', {dateStyle: 'long'});", 'the time zone'],
    ['names.sort((a, b) => a.localeCompare(b));', 'the language of the machine'],
  ] as const) {
    assert.deepEqual(dependencesIn(source), [expected], source);
  }
  const good = "new Date(day).toLocaleDateString('en-US', {timeZone: 'UTC'}); a.localeCompare(b, 'en'); new Date(a)";
  assert.deepEqual(dependencesIn(good), []);
});
