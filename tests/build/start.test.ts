import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {onTestFinished, test, vi} from 'vitest';
import {watchProblems} from '../problems';
import {Scratch, openBrowser} from './scratch';

const port = 4870;
const kafka = `http://localhost:${port}/docs/destinations/kafka`;

test('npm start serves a docs page that hydrates without errors', async () => {
  const options = ['start', '--no-open', '--port', String(port)];
  const env = {...process.env, NODE_ENV: 'development', CI: 'false', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const scratch = new Scratch();
  scratch.keepFewPages();
  const server = spawn('node_modules/.bin/docusaurus', options, {cwd: scratch.folder, env});
  let output = '';
  [server.stdout, server.stderr].forEach((stream) => stream.on('data', (text: Buffer) => (output += text)));
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    if (server.exitCode === null && server.kill()) {
      await once(server, 'exit');
    }
    scratch.remove();
  });
  // Docusaurus probes the port before it serves, so an open port isn't enough.
  const isServed = async () => {
    assert.equal(server.exitCode, null, output);
    return (await fetch(kafka).catch(() => undefined))?.ok;
  };
  await vi.waitUntil(isServed, {timeout: 900_000, interval: 200});
  const page = await browser.newPage();
  const problems = watchProblems(page);
  await page.goto(kafka, {timeout: 300_000});
  await page.getByRole('heading', {level: 1, name: 'Kafka'}).waitFor({timeout: 300_000});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached', timeout: 300_000});
  assert.deepEqual(problems, []);
});
