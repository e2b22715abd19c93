import {cutVersion} from './versions/cut';

/** `npm run version:cut -- 0.0.2` */
cutVersion(process.argv[2] ?? '').then(console.log, (error: unknown) => {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  process.exitCode = 1;
});
