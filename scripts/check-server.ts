import fs from 'node:fs';
import {say} from '../content/findings';
import {checkPages} from './checks/content';

/** Checks a page whenever the writer's server names one, and answers with its findings, a line each. */
process.on('message', (file: string) => {
  const answer = (lines: readonly string[]) => process.send?.({file, lines});
  if (!fs.existsSync(file)) {
    answer([]);
    return;
  }
  checkPages([{file, source: fs.readFileSync(file, 'utf8')}]).then(
    ({findings}) => answer(findings.map(say)),
    (error: unknown) => answer([`${file}:1: ${String(error)}`]),
  );
});

// Ends with the server that started it.
process.on('disconnect', () => process.exit());
