import assert from 'node:assert/strict';
import fs from 'node:fs';
import {test} from 'vitest';
import {colors} from '../../content/colors';

const [light = ''] = fs.readFileSync('src/css/tokens.css', 'utf8').split("[data-theme='dark']");

test('the colors of pictures and of the browser’s frame are those of the tokens', () => {
  for (const [name, value] of Object.entries(colors)) {
    assert.ok(light.includes(`--site-${name}: ${value};`), `--site-${name} is not ${value}`);
  }
});
