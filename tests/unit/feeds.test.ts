import assert from 'node:assert/strict';
import {test} from 'vitest';
import {feedContent} from '../../config/feeds';
import {asJsonFeed11, withSelfLink} from '../../plugins/feeds';

test('a feed has text, code and links, and the description of a diagram once', () => {
  const drawing =
    '<figure class=a><svg role=img><title>How</title><desc>First this.</desc><path/></svg><svg role=img><path/></svg></figure>';
  const code = '<pre class=x><code style="color:red"><span class=y>a</span> = 1</code></pre><button>Copy</button>';
  const content = feedContent(
    `<h2 id=a>A<a class=hash-link href=#a>#</a></h2>${drawing}${code}<!-- --><p>See <a href="https://x.example">x</a>`,
  );
  assert.equal(
    content,
    '<h2 id="a">A</h2><figure><p>How. First this.</p></figure><pre><code>a = 1</code></pre><p>See <a href="https://x.example">x</a></p>',
  );
});

test('the feeds name their own address, and the JSON feed has version 1.1 with its authors', () => {
  const url = 'https://docs.example.com/blog/feed.json';
  const old = {
    version: 'https://jsonfeed.org/version/1',
    title: 'Blog',
    items: [{id: '1', author: {name: 'Docs'}}, {id: '2'}],
  };
  assert.deepEqual(JSON.parse(asJsonFeed11(JSON.stringify(old), url)), {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog',
    feed_url: url,
    items: [{id: '1', authors: [{name: 'Docs'}]}, {id: '2'}],
  });
  assert.match(
    withSelfLink('<feed><id>a</id><entry><id>b</id></entry></feed>', 'u'),
    /^<feed><link rel="self"[^>]*href="u"\/>\s*<id>a<\/id><entry><id>b/,
  );
});
