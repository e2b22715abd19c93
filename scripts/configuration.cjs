const path = require('node:path');
const {compile} = require('../plugins/threads/compile.cjs');

const root = path.dirname(__dirname);

/** Named here in full, so that the bundler finds it and begins anew when the configuration is another one. */
const load = () => require('../.cache/configuration/docusaurus.config.cjs').default;

/**
 * The site's configuration for a build, made anew for each language: it follows from the language that is built. The
 * generator would compile it file by file, with packages that are modules: 11 s on a machine without anything, 7 in one
 * more folder, 2.6 when nothing has changed. This takes 1.5, most of it for packages.
 */
module.exports = async () => {
  const output = path.join(root, '.cache/configuration/docusaurus.config.cjs');
  await compile(path.join(root, 'docusaurus.config.ts'), output);
  Reflect.deleteProperty(require.cache, output);
  return load();
};
