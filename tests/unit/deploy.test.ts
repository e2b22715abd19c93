import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {nginxConfig, nginxPlace} from '../../deploy/nginx';
import {inlineHashesOf, pagePolicy} from '../../deploy/policy';
import {rulesOf} from '../../deploy/rules';
import {headersFile, redirectsFile} from '../../deploy/staticHost';

const hash = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const nothing = {scripts: [], styles: [], styleAttributes: []};

test('inline scripts, styles, and style attributes are hashed in any notation, but data is not', () => {
  const pages = [
    `<script data-x="a>b">one()</script><script src=/x.js></script><script type=application/ld+json>{"a":1}</script>`,
    `<script>one()</script><script async>if (a < b) two('<p style="color:blue">')</script><style media="print">p{}</style>`,
    `<p title="a>b" style="color: red">x</p><i style=top:0>y</i><b style='content: &quot;z&quot;'>z</b><p data-style="no">`,
  ];
  assert.deepEqual(inlineHashesOf(pages), {
    scripts: ['one()', `if (a < b) two('<p style="color:blue">')`].map(hash).sort(),
    styles: [hash('p{}')],
    styleAttributes: ['color: red', 'top:0', 'content: "z"'].map(hash).sort(),
  });
});

test('the policy lists no host if the brand has none', () => {
  assert.doesNotMatch(pagePolicy({...brand, searchAppId: ''}, nothing), /https?:|unsafe|\*/);
});

test('the policy lists each host of the brand for its purpose', () => {
  const hosted = {
    ...brand,
    statusBadgeUrl: 'https://badge.example/embed?id=1',
    playerScriptUrl: 'https://player.example/embed.js',
    pixelScriptUrl: 'https://pixel.example/p.js',
    pixelEndpoint: 'https://collect.example/v1',
    feedbackEndpoint: 'https://answers.example/docs',
    searchAppId: 'ABC123',
  };
  const policy = pagePolicy(hosted, {...nothing, scripts: [hash('one()')]});
  const sources = new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]));
  assert.equal(sources.get('script-src'), `'self' ${hash('one()')} https://player.example https://pixel.example`);
  assert.equal(sources.get('frame-src'), `'self' https://badge.example https://player.example`);
  assert.equal(sources.get('form-action'), `'self' https://answers.example`);
  const connected = sources.get('connect-src') ?? '';
  assert.match(connected, /^'self' https:\/\/pixel\.example https:\/\/collect\.example /);
  assert.match(connected, /https:\/\/abc123-dsn\.algolia\.net .*https:\/\/abc123-3\.algolianet\.com$/);
});

test('static hosts apply the page policy to pages, but not to live samples', () => {
  const rules = rulesOf(brand, nothing, {'/docs/old': '/docs/billing'});
  const files = [
    'index.html',
    '404.html',
    'docs.html',
    'docs/a.html',
    'blog/a/b.html',
    'img/a.png',
    'sample-frame.html',
  ];
  const blocks = headersFile(rules, files).split('\n\n');
  assert.match(blocks[0] ?? '', /^\/\*\n(?: {2}\S+: .+\n){4} {2}X-Content-Type-Options: nosniff$/m);
  assert.match(blocks.slice(1, 3).join(), /^\/assets\/\*\n {2}Cache-Control: .*immutable,\/img\/\*\n.*: cross-origin$/);
  const guarded = blocks.filter((block) => block.includes('Content-Security-Policy'));
  const withPolicy = guarded.map((block) => block.split('\n')[0]);
  const pages = ['/', '/404', '/404.html', '/blog/*', '/docs', '/docs.html', '/docs/*', '/index', '/index.html'];
  assert.deepEqual(withPolicy, pages);
  const lines = blocks.join('\n').split('\n');
  assert.ok(Math.max(...lines.map(({length}) => length)) < 2000, 'hosts read 2,000 characters a line');
  assert.match(redirectsFile(rules), /^\/docs\/old \/docs\/billing 301$/m);
});

test('the container runs nginx with the build’s configuration, as an unprivileged user', () => {
  const container = fs.readFileSync('Containerfile', 'utf8');
  const config = nginxConfig(rulesOf(brand, nothing));
  assert.match(config, new RegExp(`listen ${nginxPlace.listen};\\n.*\\n *root ${nginxPlace.root};`));
  assert.match(container, /COPY --from=build \/site\/deploy\/nginx\/nginx\.conf \/etc\/nginx\/nginx\.conf/);
  assert.ok(container.includes(`/site/build ${nginxPlace.root}\${BASE}`));
  assert.ok(container.includes(`127.0.0.1:${nginxPlace.listen}`));
  assert.match(container, /^USER \d+:\d+$/m);
  assert.match(container, /^HEALTHCHECK /m);
  // The host's node_modules would replace the packages that were just installed.
  const leftOut = fs.readFileSync('.dockerignore', 'utf8').split('\n');
  assert.ok(['node_modules', 'build', '.cache'].every((name) => leftOut.includes(name)));
  // The root file system is read-only, so nginx must write only to its temporary folder.
  const written = [...config.matchAll(/^ *(?:pid|\w+_temp_path) (\S+);/gm)].map(([, file]) => file);
  assert.ok(written.length === 6 && written.every((file) => file?.startsWith(`${nginxPlace.scratch}/`)));
});
