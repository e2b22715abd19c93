import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {manifest, securityText} from '../../plugins/site-files/files';
import {drawIcon, icons} from '../../scripts/icons';

test('the manifest has the name, the theme color, and icons in the required sizes', () => {
  const made = JSON.parse(manifest({...brand, name: 'Acme', baseUrl: '/site/'}));
  assert.equal(made.short_name, 'Acme');
  assert.deepEqual([made.start_url, made.scope], ['/site/docs?offlineMode=true', '/site/']);
  assert.equal(made.theme_color, '#20232a');
  const sizes = made.icons.map((icon: {sizes: string}) => icon.sizes);
  assert.deepEqual(sizes, ['any', '192x192', '512x512', '512x512']);
});

test("security.txt has the brand's contact address and the expiration date", () => {
  const text = securityText({...brand, supportEmail: 'help@example.com', siteUrl: 'https://docs.example.com'});
  assert.match(text, /^Contact: mailto:help@example\.com\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
  assert.match(text, /^Canonical: https:\/\/docs\.example\.com\/\.well-known\/security\.txt$/m);
});

const folder = 'static/img';
const mark = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');

for (const icon of icons) {
  test(`${icon.file} matches the output of \`npm run icons\``, () => {
    const drawn = drawIcon(mark, icon);
    assert.deepEqual([drawn.readUInt32BE(16), drawn.readUInt32BE(20)], [icon.size, icon.size]);
    assert.ok(drawn.equals(fs.readFileSync(path.join(folder, icon.file))), 'run "npm run icons"');
    const changed = drawIcon(mark.replaceAll('#06bcee', '#ee0606'), icon);
    assert.ok(!drawn.equals(changed));
  });
}
