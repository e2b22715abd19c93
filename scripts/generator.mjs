/** The site's generator. */
export const generator = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * The command that builds a site, for `process.execPath`. Most of what a build makes is short-lived; with room for it (in
 * MB) the collector runs less often: about a tenth less of the processor's time, for about 200 MB of memory.
 *
 * @param {readonly string[]} flags what Node is told besides
 */
export const buildCommand = (flags = []) => [
  ...['--max-semi-space-size=128', ...flags],
  ...[generator, 'build', '--config', 'scripts/configuration.cjs'],
];
