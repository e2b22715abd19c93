import assert from 'node:assert/strict';
import test from 'node:test';
import {postAddress} from '../../content/pageRoutes';

const post = (front: string, body = 'Text.') =>
  postAddress('blog/2027-01-31-a-b.mdx', `---\n${front}\n---\n\n${body}\n`);

test('a post has the address of its slug, or of its day and name', () => {
  assert.equal(post('title: A'), '/blog/2027/01/31/a-b');
  assert.equal(post('slug: /2027/new # since the move'), '/blog/2027/new');
  assert.equal(post("slug: '/2027/new'"), '/blog/2027/new');
});

test('a slug is in the front matter, and one that can not be read is none', () => {
  assert.equal(post('title: A', '```yaml\nslug: /elsewhere\n```'), '/blog/2027/01/31/a-b');
  assert.equal(post('slug: "/half'), '/blog/2027/01/31/a-b');
});
