import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contractFile} from '../../content/routeContract';

/** What a cut reads, changes for a while, or adds to. */
const places = ['docs', 'sidebars.ts', 'versions.json', 'versioned_docs', 'versioned_sidebars', contractFile];

/** A copy of everything that a cut touches, to put it back. */
export class Snapshot {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'version-cut-'));

  constructor() {
    places.forEach((place) => fs.cpSync(place, path.join(this.folder, place), {recursive: true}));
  }

  /** Puts places back as they were; all of them, unless some are named. */
  restore(some: readonly string[] = places): void {
    for (const place of some) {
      fs.rmSync(place, {recursive: true, force: true});
      fs.cpSync(path.join(this.folder, place), place, {recursive: true});
    }
  }

  /** Removes the copy. */
  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
