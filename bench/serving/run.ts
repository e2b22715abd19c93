import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import brand from '../../content/siteBrand';
import {latestVersion, tagOf} from '../../content/versions';
import {rulesOfBuild} from '../../deploy/rules';
import {indexFile, indexList, type IndexList} from '../../src/search/paths';
import {startAll} from '../../tests/unit/webServers';

const run = promisify(execFile);
const requests = 20_000;
const atOnce = 100;

type Figures = {server: string; file: string; perSecond: number; p50: number; p99: number; failed: number};

/** The index of the latest version, as the list of indexes names it. */
function indexIn(build: string): string {
  const {hashes} = JSON.parse(fs.readFileSync(path.join(build, indexList), 'utf8')) as IndexList;
  const tag = tagOf(latestVersion);
  return indexFile(tag, hashes[tag] ?? '').slice(1);
}

/** Asks one address again and again; `ab` is Debian's apache2-utils. */
async function load(server: string, port: number, file: string): Promise<Figures> {
  const address = `http://127.0.0.1:${port}/${file}`;
  const {stdout} = await run('ab', [
    ...['-q', '-k', '-n', String(requests), '-c', String(atOnce), '-H', 'Accept-Encoding: br, gzip'],
    address,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  return {
    server,
    file: `/${file}`,
    perSecond: Math.round(number(/Requests per second:\s+([\d.]+)/)),
    p50: number(/^\s+50%\s+(\d+)/m),
    p99: number(/^\s+99%\s+(\d+)/m),
    failed: number(/Failed requests:\s+(\d+)/) + number(/Non-2xx responses:\s+(\d+)/),
  };
}

async function main(): Promise<void> {
  if (!fs.existsSync('build/index.html')) {
    throw new Error('There is no build. Run npm run build first.');
  }
  execFileSync('ab', ['-V'], {stdio: 'ignore'});
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  const build = path.resolve('build');
  const servers = await startAll({rules: rulesOfBuild(build, brand), build, root: build, scratch});
  try {
    const figures: Figures[] = [];
    for (const {name, port} of servers) {
      for (const file of ['docs/billing', indexIn(build)]) {
        figures.push(await load(name, port, file));
      }
    }
    console.table(figures);
    process.exitCode = figures.some(({failed}) => failed > 0) ? 1 : 0;
  } finally {
    await Promise.all(servers.map(({stop}) => stop()));
    fs.rmSync(scratch, {recursive: true});
  }
}

void main();
