const {register} = require('tsx/cjs/api');

/**
 * The site's configuration for a build, compiled by tsx, which keeps what it has compiled by its text. The generator
 * compiles it with all that it imports once for each folder: 11 s on a machine without anything, 7 in one more folder,
 * where this takes 2 to 4.
 */
const unregister = register();
module.exports = require('../docusaurus.config.ts').default;
unregister();
