import {spawnSync} from 'node:child_process';

/**
 * Whether Git can give each file's last change date, which takes a full history. An archive and a repository without
 * commits have none, and in a shallow clone all files would have the date of its only commit.
 */
export function hasHistory(cwd = '.'): boolean {
  const options = {cwd, encoding: 'utf8'} as const;
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], options);
  return status === 0 && stdout.startsWith('false');
}
