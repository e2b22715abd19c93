import os from 'node:os';
import path from 'node:path';
import {Tinypool} from 'tinypool';
import {compile} from './compile.cjs';
import type * as jobs from './jobs';

type Jobs = typeof jobs;

/** A thread that nobody needs ends after so many milliseconds, and gives its memory back before pages are rendered. */
const idleTimeout = 1000;

/** In the site's own folder, so that packages are found from there. */
const compiled = path.resolve('.cache/threads/jobs.cjs');

/** As many as there are processors; each has the same heap as the thread that starts them. */
async function open(): Promise<Tinypool> {
  await compile(path.join(__dirname, 'jobs.ts'), compiled);
  return new Tinypool({filename: compiled, minThreads: 0, maxThreads: os.availableParallelism(), idleTimeout});
}

let pool: Promise<Tinypool> | undefined;

/**
 * Does a job of a build in a thread of its own, while the bundler or other plugins go on. Threads are started by the
 * first job; a build in which nothing has to be made anew starts none.
 *
 * @param name one of `jobs.ts`
 * @param given what it takes; it is copied, so it holds data only
 * @returns what the job returns, copied
 * @throws what the job throws
 */
export async function inThread<Name extends keyof Jobs>(
  name: Name,
  given: Parameters<Jobs[Name]>[0],
): Promise<Awaited<ReturnType<Jobs[Name]>>> {
  pool ??= open();
  return (await pool).run(given, {name}) as Promise<Awaited<ReturnType<Jobs[Name]>>>;
}
