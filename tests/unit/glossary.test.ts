import assert from 'node:assert/strict';
import path from 'node:path';
import {test} from 'vitest';
import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {readDefinitions} from '../../content/facts/glossary';
import {latestVersion} from '../../content/versions';
import glossary, {termsEverywhere, termsOfGuides} from '../../remark/glossary';

const version = latestVersion.folder;

async function termsOf(source: string, file = `${version}/a.mdx`): Promise<MdxJsxTextElement[]> {
  const {createProcessor} = await import('@mdx-js/mdx');
  const found: MdxJsxTextElement[] = [];
  const collect = () => (tree: Root) => visit(tree, 'mdxJsxTextElement', (node) => void found.push(node));
  const processor = createProcessor({remarkPlugins: [remarkDirective, remarkGfm, glossary, collect], jsx: true});
  await processor.process(new VFile({value: source, path: path.resolve(file)}));
  return found.filter(({name}) => name === 'Term');
}

const words = async (source: string, file?: string) =>
  (await termsOf(source, file)).map(({children}) => (children[0]?.type === 'text' ? children[0].value : ''));

test('the first use of a term is linked with its meaning, and later uses are not', async () => {
  const [term, ...others] = await termsOf('Your leads arrive. More leads arrive.');
  assert.equal(others.length, 0);
  const props = Object.fromEntries(
    (term?.attributes ?? []).map((each) => (each.type === 'mdxJsxAttribute' ? [each.name, each.value] : [])),
  );
  assert.equal(props.to, '/docs/glossary#lead');
  assert.match(String(props.definition), /^A person recognized by a pixel/);
});

test('of two terms that match at the same place, the longer one is linked', async () => {
  assert.deepEqual(await words('Enter the pixel ID of the pixel.'), ['pixel ID', 'pixel']);
});

test('headings, links, UI labels, code, tables, reference rows, and titles are not changed', async () => {
  const source = [
    '## Leads',
    '[leads](/docs/intro-to-leads) and **Leads** and *Leads* and `leads` and <Kbd>leads</Kbd>',
    '| leads |\n| --- |\n| leads |',
    ':::note[Your leads]\n\nText\n\n:::',
    '<Fields>\n\n<Field name="a">\n\nYour leads\n\n</Field>\n\n</Fields>',
    '```text\nleads\n```',
  ];
  assert.deepEqual(await words(source.join('\n\n')), []);
  assert.deepEqual(await words('<Steps>\n\n1. Open the list of leads.\n\n</Steps>'), ['leads']);
});

test('“leads” as a verb is not linked, and neither is a term that the writer has linked', async () => {
  assert.deepEqual(await words('All ways lead to Rome, which leads to trouble behind lead capture.'), []);
  assert.deepEqual(await words('A [lead](./glossary.mdx#lead) is a lead.'), []);
});

test('pages about a vendor do not link words that vendors use with a different meaning', async () => {
  assert.deepEqual(await words('Open the organization.', `${version}/destinations/a.mdx`), []);
  assert.deepEqual(await words('Open the organization.'), ['organization']);
});

test('the glossary itself is not changed, and a version without one uses the latest', async () => {
  assert.deepEqual(await words('A lead.', `${version}/glossary.mdx`), []);
  assert.deepEqual(await words('A lead.', 'docs/a.mdx'), ['lead']);
});

test('every term has a heading and a short meaning in the glossary', () => {
  const meanings = readDefinitions(latestVersion);
  const terms = Object.keys({...termsEverywhere, ...termsOfGuides});
  assert.ok(terms.length > 5);
  for (const term of terms) {
    const meaning = meanings.get(term) ?? '';
    assert.ok(meaning.length >= 30 && meaning.length <= 320, `${term}: ${meaning.length} characters`);
    assert.doesNotMatch(meaning, /\]\(/, `${term}: a link is left in the meaning`);
  }
});
