import {execFileSync} from 'node:child_process';

/** A commit: its day, its subject, and the tag that it has, if any. */
export type Commit = {day: string; subject: string; tag: string};

const separator = '\u001f';

/** All commits but merges, newest first. */
export function readCommits(): Commit[] {
  const log = execFileSync(
    'git',
    ['log', '--no-merges', '--date=short', '--decorate-refs=refs/tags/v*', `--format=%cd%x1f%s%x1f%D`],
    {encoding: 'utf8', maxBuffer: 1 << 26},
  );
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [day = '', subject = '', names = ''] = line.split(separator);
      return {day, subject, tag: /tag: (v[^,\s]+)/.exec(names)?.[1] ?? ''};
    });
}

/** A commit of the changelog itself has nothing to tell, unless it is a release. */
const tells = ({subject, tag}: Commit) => subject !== 'Changelog' || tag !== '';

/**
 * The changelog: commits below the tag that they were released with, newest first, and by day within it.
 *
 * @param commits newest first
 */
export function changelog(commits: readonly Commit[]): string {
  let tag = '';
  let day = '';
  const lines = commits.filter(tells).flatMap((commit, index) => {
    const head: string[] = [];
    if (commit.tag !== '' || index === 0) {
      tag = commit.tag;
      day = '';
      head.push('', `## ${tag === '' ? 'Not released' : tag}`);
    }
    if (commit.day !== day) {
      day = commit.day;
      head.push('', `### ${day}`, '');
    }
    return [...head, `- ${commit.subject.replaceAll(/([*_<])/g, '\\$1')}`];
  });
  return `# Changelog of the site\n\nMade from the commits by \`npm run changelog\`. What changed on pages is in \`docs-changelog.mdx\`, for readers.\n${lines.join('\n')}\n`;
}
