import {defineConfig} from 'vitest/config';

/** A project for each folder of tests that run in Node. */
const project = (name: string, options: {isolate?: boolean} = {}) => ({
  extends: true as const,
  test: {name, include: [`tests/${name}/**/*.test.ts`], ...options},
});

export default defineConfig({
  resolve: {alias: {'@site': __dirname}},
  esbuild: {jsx: 'automatic'},
  test: {
    maxWorkers: 2,
    reporters: ['verbose'],
    // A whole build, beside others on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 1_800_000,
    projects: [
      // Files share what a process has loaded: loading takes longer than the tests.
      project('unit', {isolate: false}),
      project('build', {isolate: false}),
      project('engines'),
    ],
  },
});
