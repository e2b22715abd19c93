import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A temporary site with packages that a test writes. */
export function temporaryPackages(): {root: string; write: (file: string, text: string) => string} {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'packages-')));
  fs.writeFileSync(path.join(root, 'package.json'), '{}');
  const write = (file: string, text: string) => {
    const place = path.join(root, 'node_modules', file);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, text);
    return place;
  };
  return {root, write};
}
