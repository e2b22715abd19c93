import assert from 'node:assert/strict';
import {test} from 'vitest';
import {feedContent} from '../../config/feeds';

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
