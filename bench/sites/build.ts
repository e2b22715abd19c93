import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {watchMemory} from './memory';
import type {Contender, Sample} from './types';

/** What one build took: seconds, seconds of all cores together, and MB of memory at most. */
type Cost = {seconds: number; cpu: number; memory: number};

/** Seconds that processes have run which this one has started, and theirs; Linux counts in hundredths. */
function secondsOfChildren(): number {
  const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

async function build({name, command, env, folder}: Contender): Promise<Cost> {
  const [program = '', ...options] = command ?? [];
  const began = performance.now();
  const ranBefore = secondsOfChildren();
  const child = spawn(program, options, {
    cwd: folder(),
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = watchMemory(child.pid ?? 0);
  let said = '';
  const hear = (text: Buffer) => (said = (said + text.toString()).slice(-4000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  const memory = stop();
  if (code !== 0) {
    throw new Error(`the build of ${name} has failed: ${said}`);
  }
  return {seconds: (performance.now() - began) / 1000, cpu: secondsOfChildren() - ranBefore, memory};
}

/**
 * Builds a site without anything from before, and then once more over what that left behind.
 *
 * @param isColdOnly leaves the second build out
 * @returns seconds, seconds of all cores and MB
 * @throws Error with the end of what a build said, when it fails
 */
export async function buildRound(contender: Contender, isColdOnly: boolean): Promise<Sample> {
  for (const cache of contender.caches) {
    fs.rmSync(path.join(contender.folder(), cache), {recursive: true, force: true});
  }
  const cold = await build(contender);
  const sample = {coldSeconds: cold.seconds, coldCpu: cold.cpu, coldMemory: cold.memory};
  if (isColdOnly) {
    return sample;
  }
  const warm = await build(contender);
  return {...sample, warmSeconds: warm.seconds, warmCpu: warm.cpu, warmMemory: warm.memory};
}
