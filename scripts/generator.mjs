/** The site's generator. */
export const generator = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The site's configuration, compiled in one go; the generator's own way takes several seconds longer. */
const configuration = ['--config', 'scripts/configuration.cjs'];

/** The command that starts the writer's server, for `process.execPath`. */
export const startCommand = [generator, 'start', ...configuration];

/**
 * The command that builds a site, for `process.execPath`. Most of what a build makes is short-lived; with room for it (in
 * MB) the collector runs less often: about a tenth less of the processor's time. The rest of the heap grows by less than
 * a third at a time: left alone it doubles, and most of that is waste while the bundler needs the memory. Each thread has
 * a heap of its own. A cold build of this site needs 1.8 GB so, 2.1 with room for 128 MB, and 2.4 with that and a heap
 * left alone, for as much of the processor's time (96 to 101 seconds).
 *
 * @param {readonly string[]} flags what Node is told besides
 */
export const buildCommand = (flags = []) => [
  ...['--max-semi-space-size=64', '--heap-growing-percent=30', ...flags],
  ...[generator, 'build', ...configuration],
];
