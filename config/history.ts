import {spawnSync} from 'node:child_process';

/**
 * Whether the day of a file's last change can be read: with git, and with all of its history. An archive and a repository
 * without commits have none, and a shallow clone would give all files the day of its one commit.
 */
export function hasHistory(cwd = '.'): boolean {
  const options = {cwd, encoding: 'utf8'} as const;
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], options);
  return status === 0 && stdout.startsWith('false');
}
