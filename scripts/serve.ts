import fs from 'node:fs';
import {createSiteServer, listen} from './server';

const folder = 'build';
const wanted = Number(process.env.PORT ?? 3000);

if (!fs.existsSync(`${folder}/index.html`)) {
  console.error(`There is no site in ${folder}/. Run npm run build first, or npm run site, which builds and serves.`);
  process.exit(1);
}

void listen(createSiteServer(folder), wanted).then((port) => {
  if (port !== wanted) {
    console.log(`Port ${wanted} is taken, so the next free one is used.`);
  }
  console.log(`The site is at http://localhost:${port} (stop with Ctrl+C)`);
});
