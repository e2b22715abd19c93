const path = require('node:path');
const {register} = require('tsx/cjs/api');

const root = path.dirname(__dirname);

/** What is loaded of the site's own files: it follows from the language that is built. */
const ownFiles = () =>
  Object.keys(require.cache).filter(
    (file) => file.startsWith(root + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`),
  );

/**
 * The site's configuration for a build, made anew for each language and compiled by tsx, which keeps what it has compiled
 * by its text. The generator compiles it with all that it imports once for each folder: 11 s on a machine without
 * anything, 7 in one more folder, where this takes 2 to 4.
 */
module.exports = () => {
  ownFiles().forEach((file) => Reflect.deleteProperty(require.cache, file));
  const unregister = register();
  try {
    return require('../docusaurus.config.ts').default;
  } finally {
    unregister();
  }
};
