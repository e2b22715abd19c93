import {defineConfig} from '@playwright/test';
import {requireBrowser} from './scripts/browser.mjs';

/** Port of the site under test: `npm test` finds a free one, this is for a run by hand. */
const port = Number(process.env.TEST_PORT ?? 4317);

/** Browser tests run against the build, served as a real host serves it. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the processors of a small machine: tests wait for pages and timers a part of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Waits end when what they wait for is there. These bounds only end what will never come; a busy machine is slow.
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: requireBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: {PORT: String(port)},
    port,
    reuseExistingServer: false,
    timeout: 300_000,
  },
});
