import fs from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

// The settings of Starlight's starter, which includes search.
export default defineConfig({
  site: 'https://corpus.example',
  integrations: [starlight({title: 'Corpus', sidebar: JSON.parse(fs.readFileSync('sidebar.json', 'utf8'))})],
});
