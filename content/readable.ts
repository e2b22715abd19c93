import fs from 'node:fs';
import type {Finding} from './findings';

/** What is in the way of reading a file; nothing where it can be read. */
function hindrance(file: string): string | undefined {
  try {
    fs.closeSync(fs.openSync(file, 'r'));
    return fs.statSync(file).isFile() ? undefined : 'a folder in the place of a file';
  } catch (error) {
    const {code = 'unknown'} = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'a link that leads to no file' : `no way to read it (${code})`;
  }
}

/** Files that stop whoever reads them: others have nothing to say before these can be read. */
export const unreadableFindings = (files: readonly string[]): Finding[] =>
  files.flatMap((file) => {
    const found = hindrance(file);
    return found ? [{file, line: 1, found, allowed: `a file that you may read (\`ls -l ${file}\`)`}] : [];
  });
