import {cutVersion} from './versions/cut';

/** `npm run version:cut -- 0.0.2` */
try {
  console.log(cutVersion(process.argv[2] ?? ''));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was changed.`);
  process.exitCode = 1;
}
