import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type {Site} from './sites';

/** Resident memory of a process and its descendants, in MB (Linux). */
function memoryOf(root: number): number {
  let total = 0;
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.split(') ').at(-1)?.split(' ')[1]));
    } catch {
      // The process has ended.
    }
  }
  const isBelow = (pid: number | undefined): boolean => pid === root || (!!pid && isBelow(parents.get(pid)));
  for (const pid of [...parents.keys()].filter(isBelow)) {
    try {
      total += Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
    } catch {
      // The process has ended.
    }
  }
  return total / 1e6;
}

async function build({name, command = [], env}: Site, folder: string): Promise<{seconds: number; memory: number}> {
  const [program = '', ...options] = command;
  const began = performance.now();
  const child = spawn(program, options, {cwd: folder, env: {...process.env, NO_COLOR: '1', ...env}});
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), 500);
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text: Buffer) => (output += text)));
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`the build of ${name} failed: ${output.slice(-4000)}`);
  }
  return {seconds: (performance.now() - began) / 1000, memory};
}

/**
 * Builds a site without caches, and then again with the caches of the first build.
 *
 * @throws Error with the last part of the output when a build fails
 */
export async function buildTwice(site: Site, folder: string): Promise<Record<string, number>> {
  for (const cache of site.caches) {
    fs.rmSync(path.join(folder, cache), {recursive: true, force: true});
  }
  const cold = await build(site, folder);
  const warm = await build(site, folder);
  return {cold: cold.seconds, warm: warm.seconds, memory: cold.memory};
}
