/** Takes out of the chunk registry what only prerendering reads: the path of every module. */
const trimRegistry = (source) => source.replaceAll(/(\), )"@[^"]*"(, require\.resolveWeak)/g, '$1""$2');

/** Takes out of a docs version's data what only category index pages read: title and description of every page. */
function trimVersion(source) {
  const data = JSON.parse(source);
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
}

/** Makes a file that the bundler reads smaller for the reader's browser; the server bundle keeps the whole. */
module.exports = function trim(source) {
  return this.resourcePath.endsWith('.json') ? trimVersion(source) : trimRegistry(source);
};

module.exports.trimRegistry = trimRegistry;
module.exports.trimVersion = trimVersion;
