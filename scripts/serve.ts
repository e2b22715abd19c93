import fs from 'node:fs';
import {messageOf} from '../content/problems';
import {createSiteServer, listen} from './server';

/** `npm run serve`: serves the build locally. */
async function main(): Promise<void> {
  if (!fs.existsSync('build/index.html')) {
    throw new Error('No site in build/. Run npm run build first, or npm run site to build and serve.');
  }
  const wanted = Number(process.env.PORT ?? 3000);
  const port = await listen(createSiteServer('build'), wanted);
  if (port !== wanted) {
    console.log(`Port ${wanted} is in use; using the next free port.`);
  }
  console.log(`The site is at http://localhost:${port} (stop with Ctrl+C)`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
