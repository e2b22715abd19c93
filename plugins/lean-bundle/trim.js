/** Takes out of the chunk registry what only prerendering reads: the path of every module. */
const trimRegistry = (source) => source.replaceAll(/(\), )"@[^"]*"(, require\.resolveWeak)/g, '$1""$2');

/** Takes out of a docs version's data what only category index pages read: title and description of every page. */
function trimVersion(source) {
  const data = JSON.parse(source);
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
}

const buildOnly = new Set(['presets', 'plugins', 'themes', 'headTags', 'scripts', 'stylesheets', 'staticDirectories']);

/** Takes out of the configuration what only the build reads: plugins with their options, tags of the head. */
function trimConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = JSON.parse(source.slice(start, end));
  const kept = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  return source.slice(0, start) + JSON.stringify(Object.fromEntries(kept)) + source.slice(end);
}

/** Makes a file that the bundler reads smaller for the reader's browser; the server bundle keeps the whole. */
module.exports = function trim(source) {
  if (this.resourcePath.endsWith('.json')) {
    return trimVersion(source);
  }
  return this.resourcePath.endsWith('registry.js') ? trimRegistry(source) : trimConfig(source);
};

module.exports.trimRegistry = trimRegistry;
module.exports.trimVersion = trimVersion;
module.exports.trimConfig = trimConfig;
