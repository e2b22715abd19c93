import {defineConfig} from 'vitest/config';

/** A project per folder of tests that run in Node. */
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
    // Enough for a full build while others run on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 1_800_000,
    projects: [
      // Test files share loaded modules, because loading takes longer than the tests.
      project('unit', {isolate: false}),
      project('build', {isolate: false}),
      project('engines'),
    ],
  },
});
