import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, test} from 'vitest';
import {load} from 'cheerio';
import {Scratch} from './scratch';

// A page that is never published has each feature of Markdown and MDX once; the built page has to hold them all.

const scratch = new Scratch();
scratch.thin();
afterAll(() => scratch.remove());

function write(file: string, content: string | Buffer): void {
  const target = path.join(scratch.folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, content);
}

test('a built page holds every feature that writers may use, and a page that throws stops the build', async () => {
  write('docs/features.mdx', fs.readFileSync('tests/build/features/features.mdx'));
  write('docs/features.module.css', '.box { color: inherit; }\n');
  write('docs/_features/part.mdx', 'The imported part.\n\n## Heading of the part\n\n[Billing](../features.mdx)\n');
  write('docs/img/a b.png', fs.readFileSync('static/img/card.png'));
  const {ok, output} = await scratch.build();
  // Pages that were left out for speed break links of the frame; nothing may be said of this page.
  assert.doesNotMatch(output, /features\.mdx:/, output);
  assert.ok(ok || !/Docusaurus server-side rendering/.test(output), output);
  const file = ['build/docs/next/features.html', 'build/docs/next/features/index.html'].find((each) =>
    fs.existsSync(path.join(scratch.folder, each)),
  );
  assert.ok(file, output);
  const $ = load(scratch.read(file));
  const article = $('article').text();
  for (const words of [
    'A title',
    'Outer text.',
    'Nested text.',
    'In the first tab.',
    'In the second tab.',
    'In an imported tab.',
    'Folded text.',
    'echo inside',
    'Another step.',
    'a | b',
    'own component',
    'alphabeta',
    'The imported part.',
    'The text of the footnote.',
  ]) {
    assert.ok(article.includes(words), words);
  }
  assert.doesNotMatch(article, /:::|%brand|A comment that readers/);
  assert.equal($('meta[name="features"]').attr('content'), 'head');
  assert.equal($('h2#own-id').length, 1);
  assert.equal($('#heading-of-the-part').length, 1);
  assert.equal($('strong[data-own]').text(), 'own component');
  assert.equal($('article details summary').first().text(), '1. A fold');
  assert.match($('.token-line').first().attr('style') ?? '', /counter-set:\s*line 4/);
  assert.equal($('.theme-code-block-highlighted-line').length, 2);
  assert.equal($('article input[type="checkbox"][checked]').length, 1);
  assert.equal($('article img[alt="An image by path"], article img[alt="An image of the site"]').length, 2);
  assert.ok($('article a[href$="features?a=1#own-id"]').length === 1);

  scratch.change('docs/features.mdx', (text) =>
    text
      .replace('export const items', "export const Bad = () => { throw new TypeError('x'); };\n\nexport const items")
      .concat('\n<Bad />\n'),
  );
  const thrown = await scratch.build();
  assert.equal(thrown.ok, false);
  assert.match(thrown.output, /\/docs\/next\/features/);
  assert.match(thrown.output, /TypeError: x/);
});
