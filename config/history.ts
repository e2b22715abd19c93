import {spawnSync} from 'node:child_process';

/**
 * Whether the day of a file's last change can be read: with git, and with all of its history. An archive has none, and
 * a shallow clone would give all files the day of its one commit.
 *
 * @param cwd a folder of the repository
 */
export function hasHistory(cwd = '.'): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd, encoding: 'utf8'});
  // Without git there is no output.
  return String(stdout).trim() === 'false';
}
