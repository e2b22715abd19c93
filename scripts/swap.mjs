import fs from 'node:fs';
import path from 'node:path';

/** Where the old ones go: first one by one, then, when all are there, under the name that says so. */
const asides = (aside) => ({taking: `${aside}.part`, taken: aside});

/**
 * Ends a swap that was interrupted: while old ones were taken away, they come back; once all were away, the new ones go
 * in.
 *
 * @param {readonly [made: string, place: string][]} pairs
 * @param {string} aside a folder for the old ones
 */
export function settle(pairs, aside) {
  const {taking, taken} = asides(aside);
  pairs.forEach(([, place], index) => {
    const old = path.join(taking, String(index));
    if (fs.existsSync(old)) {
      fs.renameSync(old, place);
    }
  });
  fs.rmSync(taking, {recursive: true, force: true});
  if (fs.existsSync(taken)) {
    for (const [made, place] of pairs.filter(([each]) => fs.existsSync(each))) {
      fs.mkdirSync(path.dirname(place), {recursive: true});
      fs.renameSync(made, place);
    }
    fs.rmSync(taken, {recursive: true, force: true});
  }
}

/**
 * Puts files and folders where others were, by renaming: all of them, or none. Between two of them a process may be
 * killed; `settle` ends what it began.
 *
 * @param {readonly [made: string, place: string][]} pairs what was made, and where it goes
 * @param {string} aside a folder for the old ones, on the same disk
 * @throws {Error} when something can't be renamed; then all is as it was
 */
export function swap(pairs, aside) {
  const {taking, taken} = asides(aside);
  settle(pairs, aside);
  fs.mkdirSync(taking, {recursive: true});
  try {
    pairs.forEach(([, place], index) => {
      if (fs.existsSync(place)) {
        fs.renameSync(place, path.join(taking, String(index)));
      }
    });
    fs.renameSync(taking, taken);
  } finally {
    settle(pairs, aside);
  }
}
