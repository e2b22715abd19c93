const fs = require('node:fs');
const path = require('node:path');

/** A short name for each chunk of the registry, in place of eight letters that compress badly. */
function shortNames(registry) {
  const names = [...registry.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  return new Map(names.map((name, number) => [name, number.toString(36)]));
}

/** Takes out of the chunk registry what only prerendering reads: the path and the number of every module. */
function trimRegistry(source) {
  const names = shortNames(source);
  return source
    .replaceAll(/(\), )"@[^"]*", require\.resolveWeak\("[^"]*"\)/g, '$1"", 0')
    .replaceAll(/^ {2}"([^"]+)": \[/gm, (_line, name) => `  "${names.get(name)}": [`);
}

/** Gives the chunks of each route the names that they have in the registry. */
function trimChunkNames(source, registry) {
  const names = shortNames(registry);
  return JSON.stringify(JSON.parse(source), (_key, value) => names.get(value) ?? value);
}

/** A sidebar without what only category index pages read: the id of each page, and that it is listed. */
const trimSidebar = (_key, value) => {
  if (value?.type !== 'link') {
    return value;
  }
  const {docId: _docId, unlisted, ...link} = value;
  return unlisted ? {...link, unlisted} : link;
};

/** Takes out of a docs version's data what only category index pages read: ids, titles and descriptions of all pages. */
function trimVersion(source) {
  const data = JSON.parse(source);
  return JSON.stringify({...data, version: {...data.version, docs: {}}}, trimSidebar);
}

/** Takes out of the list of all docs the paths that follow from the ids, and puts them back in the reader's browser. */
function trimGlobalData(source) {
  const data = JSON.parse(source);
  const plugins = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  for (const version of plugins.flatMap(({versions}) => versions)) {
    version.docs = version.docs.map(({path, ...doc}) => (path === `${version.path}/${doc.id}` ? doc : {...doc, path}));
  }
  return `const data = ${JSON.stringify(data)};
for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
  for (const version of versions) {
    for (const doc of version.docs) {
      doc.path ??= version.path + '/' + doc.id;
    }
  }
}
export default data;
`;
}

const buildOnly = new Set([
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'clientModules',
  'markdown',
]);

/** Takes out of the configuration what only the build reads: plugins, tags of the head, colors of code. */
function trimConfig(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const {themeConfig, ...config} = JSON.parse(source.slice(start, end));
  const kept = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  const lean = {...Object.fromEntries(kept), themeConfig: {...themeConfig, prism: {}}};
  return source.slice(0, start) + JSON.stringify(lean) + source.slice(end);
}

/** Takes out of the site's metadata the versions of its plugins. */
const trimMetadata = (source) => JSON.stringify({...JSON.parse(source), pluginVersions: {}});

const trims = [
  ['routesChunkNames.json', trimChunkNames],
  ['registry.js', trimRegistry],
  ['docusaurus.config.mjs', trimConfig],
  ['globalData.json', trimGlobalData],
  ['site-metadata.json', trimMetadata],
  ['.json', trimVersion],
];

/** Makes a file that the bundler reads smaller for the reader's browser; the server bundle keeps the whole. */
module.exports = function trim(source) {
  const [, make] = trims.find(([ending]) => this.resourcePath.endsWith(ending));
  return make === trimChunkNames
    ? make(source, fs.readFileSync(path.join(path.dirname(this.resourcePath), 'registry.js'), 'utf8'))
    : make(source);
};

module.exports.trimRegistry = trimRegistry;
module.exports.trimChunkNames = trimChunkNames;
module.exports.trimVersion = trimVersion;
module.exports.trimGlobalData = trimGlobalData;
module.exports.trimConfig = trimConfig;
module.exports.trimMetadata = trimMetadata;
