import fs from 'node:fs';
import {defineConfig} from 'vitepress';

// The settings of VitePress's starter.
export default defineConfig({
  title: 'Corpus',
  themeConfig: {sidebar: JSON.parse(fs.readFileSync('sidebar.json', 'utf8'))},
});
