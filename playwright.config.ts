import {defineConfig} from '@playwright/test';
import {requireBrowser} from './scripts/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 4317);

/** Browser tests run against the build, served according to the rules in `deploy/`. */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  projects: [
    {name: 'browser', testDir: 'tests/browser'},
    {name: 'pictures', testDir: 'tests/pictures', snapshotPathTemplate: '.cache/pictures/{arg}{ext}'},
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    // West of the builds' UTC, where a date in local time is the day before.
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Fewer processes, because starting them takes up to 10% of the tests' CPU time.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        // Only the interpreter: compiling scripts that run once takes a fifth of the CPU time.
        '--js-flags=--no-sparkplug --no-maglev --no-turbofan',
      ],
    },
  },
  webServer: {
    command: 'node node_modules/jiti/lib/jiti-cli.mjs scripts/serve.ts',
    env: {PORT: String(port)},
    port,
    timeout: 300_000,
  },
});
