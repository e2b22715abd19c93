/** Takes out of the chunk registry what only prerendering reads: the path and the number of every module. */
const trimRegistry = (source) => source.replaceAll(/(\), )"@[^"]*", require\.resolveWeak\("[^"]*"\)/g, '$1"", 0');

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
  const {themeConfig, future, ...config} = JSON.parse(source.slice(start, end));
  const kept = Object.entries(config).filter(([key]) => !buildOnly.has(key));
  const {v4: _v4, faster: _faster, ...router} = future ?? {};
  const lean = {...Object.fromEntries(kept), future: router, themeConfig: {...themeConfig, prism: {}}};
  return source.slice(0, start) + JSON.stringify(lean) + source.slice(end);
}

/** Takes out of the site's metadata the versions of its plugins. */
const trimMetadata = (source) => JSON.stringify({...JSON.parse(source), pluginVersions: {}});

const trims = [
  ['registry.js', trimRegistry],
  ['docusaurus.config.mjs', trimConfig],
  ['globalData.json', trimGlobalData],
  ['site-metadata.json', trimMetadata],
  ['.json', trimVersion],
];

/** Makes a file that the bundler reads smaller for the reader's browser; the server bundle keeps the whole. */
module.exports = function trim(source) {
  return trims.find(([ending]) => this.resourcePath.endsWith(ending))[1](source);
};

module.exports.trimRegistry = trimRegistry;
module.exports.trimVersion = trimVersion;
module.exports.trimGlobalData = trimGlobalData;
module.exports.trimConfig = trimConfig;
module.exports.trimMetadata = trimMetadata;
