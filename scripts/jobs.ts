import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {parse} from 'yaml';

type Step = {name?: string; run?: string; uses?: string; env?: Record<string, string>};
type Job = {
  steps?: Step[];
  env?: Record<string, string>;
  strategy?: {matrix: Record<string, string[]>};
};

const {jobs} = parse(fs.readFileSync('.github/workflows/ci.yml', 'utf8')) as {jobs: Record<string, Job>};

/** What only the host has: its secrets, its variables, its files. */
const needsHost = ({env, run = ''}: Step) =>
  /GITHUB_|add-matcher/.test(run) || /secrets\.|vars\./.test(JSON.stringify(env ?? {}));

/** The values of a job's matrix, the first of each: one run of the job stands for all. */
function environmentOf(job: Job, step: Step): Record<string, string> {
  const first = Object.entries(job.strategy?.matrix ?? {}).map(([key, [value = '']]) => [key, value] as const);
  return Object.fromEntries(
    Object.entries({...job.env, ...step.env}).map(([name, value]) => [
      name,
      first.reduce((text, [key, one]) => text.replace(`\${{ matrix.${key} }}`, one), value),
    ]),
  );
}

/** Runs the commands of a job as the host would. What the host alone can do is named and left out. */
function runJob(name: string, job: Job): void {
  for (const step of job.steps ?? []) {
    if (!step.run || needsHost(step)) {
      console.log(`${name}: left to the host: ${step.name ?? step.uses ?? step.run}`);
      continue;
    }
    console.log(`${name}: ${step.run}`);
    const {status} = spawnSync('bash', ['-e', '-c', step.run], {
      stdio: 'inherit',
      env: {...process.env, CI: 'true', ...environmentOf(job, step)},
    });
    if (status !== 0) {
      throw new Error(`${name}: the command ended with ${status}: ${step.run}`);
    }
  }
}

/** `npm run jobs -- checks unit`: runs jobs of the CI workflow on this machine, all of them without a name. */
function main(wanted: readonly string[]): void {
  const unknown = wanted.find((name) => !(name in jobs));
  if (unknown) {
    throw new Error(`found the job "${unknown}"; allowed: ${Object.keys(jobs).join(', ')}`);
  }
  for (const [name, job] of Object.entries(jobs)) {
    if (wanted.length === 0 || wanted.includes(name)) {
      runJob(name, job);
    }
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
