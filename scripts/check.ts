import {formatProblems, messageOf} from '../content/problems';
import {checkContent} from './checks/content';
import {guideProblems} from './guide';

/** `npm run check`: checks everything about pages and facts that doesn't need a build. */
async function main(): Promise<void> {
  const {problems, pages} = await checkContent();
  const lines = formatProblems([...problems, ...guideProblems()])
    .split('\n')
    .filter(Boolean);
  if (lines.length > 0) {
    console.error(lines.join('\n'));
    process.exitCode = 1;
  }
  console.log(`${pages} pages read, ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
