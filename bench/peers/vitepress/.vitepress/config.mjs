import fs from 'node:fs';
import {defineConfig} from 'vitepress';

// What the generator's starter sets.
export default defineConfig({
  title: 'Corpus',
  themeConfig: {sidebar: JSON.parse(fs.readFileSync('sidebar.json', 'utf8'))},
});
