/** The site's generator. */
export const generator = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * What Node is told for a build. Most of what a build makes is short-lived; with room for it (in MB) the collector runs
 * less often: about a tenth less of the processor's time, for about 200 MB of memory.
 */
export const buildFlags = ['--max-semi-space-size=128'];
