import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether the day of a page's last change can be read. An archive has no history, and a shallow clone only the end of
 * one: it would call every page older than that changed on the first day that it knows.
 *
 * @param folder the project
 */
export function hasWholeHistory(folder = '.'): boolean {
  if (!fs.existsSync(path.join(folder, '.git'))) {
    return false;
  }
  try {
    const question = ['rev-parse', '--is-shallow-repository'];
    const answer = execFileSync('git', question, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return answer.trim() === 'false';
  } catch {
    // No git on this machine, or a repository of someone else's that it refuses to read.
    return false;
  }
}
