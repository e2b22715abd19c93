import {sayAll} from '../content/findings';
import {checkContent} from './checks/content';
import {guideFindings} from './checks/guide';

/** `npm run check`: everything about pages and facts that can be checked without a build. */
async function main(): Promise<void> {
  const {findings, pages, coverage} = await checkContent();
  const all = [...findings, ...guideFindings()];
  console.log(coverage);
  const lines = sayAll(all).split('\n').filter(Boolean);
  if (lines.length > 0) {
    console.error(lines.join('\n'));
    process.exitCode = 1;
  }
  console.log(`${pages} pages read, ${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
