import {createSiteServer, listen} from './server';

const wanted = Number(process.env.PORT ?? 3000);

void listen(createSiteServer('build'), wanted).then((port) => {
  if (port !== wanted) {
    console.log(`Port ${wanted} is taken, so the next free one is used.`);
  }
  console.log(`The site is at http://localhost:${port} (stop with Ctrl+C)`);
});
