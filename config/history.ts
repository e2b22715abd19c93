import {execFileSync} from 'node:child_process';

/**
 * Whether the day of a file's last change can be read: with git, and with all of its history. An archive has none, and
 * a shallow clone would give all files the day of its one commit.
 *
 * @param cwd a folder of the repository
 */
export function hasHistory(cwd = '.'): boolean {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return output.trim() === 'false';
  } catch {
    return false;
  }
}
