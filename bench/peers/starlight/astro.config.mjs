import fs from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

// What the generator's starter sets. Its search comes with it.
export default defineConfig({
  site: 'https://corpus.example',
  integrations: [starlight({title: 'Corpus', sidebar: JSON.parse(fs.readFileSync('sidebar.json', 'utf8'))})],
});
