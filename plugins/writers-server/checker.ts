import {type ChildProcess, fork} from 'node:child_process';
import path from 'node:path';

/** Says what is wrong with a page, a line for each finding. */
export type Check = (file: string) => Promise<readonly string[]>;

/** The checks, in a process of their own: they load parsers of all languages of samples, and outlive a compilation. */
const script = 'scripts/check-server.ts';

/** Longer than the checks of a page take on a slow machine. */
const patience = 60_000;

type Answer = {file: string; lines: readonly string[]};

/** Starts the process of the checks with the first page that is asked for. */
export function checkerFor(siteDir: string): Check {
  let child: ChildProcess | undefined;
  return (file) => {
    child ??= fork(path.join(siteDir, script), {cwd: siteDir, execArgv: ['--import', 'tsx']});
    const asked = child;
    return new Promise((resolve) => {
      const end = (lines: readonly string[]) => {
        clearTimeout(timer);
        asked.off('message', answer);
        asked.off('exit', gone);
        resolve(lines);
      };
      const answer = ({file: answered, lines}: Answer) => answered === file && end(lines);
      const gone = () => {
        child = undefined;
        end([]);
      };
      const timer = setTimeout(() => end([]), patience);
      asked.on('message', answer);
      asked.on('exit', gone);
      asked.send(file);
    });
  };
}
