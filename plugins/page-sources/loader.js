const fs = require('node:fs');
const path = require('node:path');

/** The glossary that explains the terms of a page: its version's own, or the latest. */
function glossaries(version, siteDir) {
  const [latest] = JSON.parse(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  return [version, path.join(siteDir, 'versioned_docs', `version-${latest}`)].map((folder) =>
    path.join(folder, 'glossary.mdx'),
  );
}

/** Files that a page's text depends on, by what it uses. */
function sources(source, file, siteDir) {
  const relative = path.relative(siteDir, file).split(path.sep);
  const version = path.join(siteDir, ...relative.slice(0, relative[0] === 'versioned_docs' ? 2 : 1));
  const found = [path.join(siteDir, 'brand.ts')];
  const attribute = /^attribute: *(\S+)/m.exec(source)?.[1] ?? /<Sensitive attribute="([^"]+)"/.exec(source)?.[1];
  if (attribute) {
    found.push(path.join(version, '_facts', 'attributes', `${attribute}.yaml`));
  }
  if (relative[0] === 'docs' || relative[0] === 'versioned_docs') {
    found.push(...glossaries(version, siteDir));
  }
  if (/<Lead(?:Fields|Downloads)\b/.test(source)) {
    found.push(path.join(version, '_facts', 'lead-fields.yaml'), path.join(version, 'graphql', 'schema.graphql'));
  }
  if (/<(?:Operation|InputFields|ResponseFields)\b/.test(source)) {
    found.push(path.join(version, 'graphql', 'schema.graphql'));
  }
  for (const [, name] of source.matchAll(/<Diagram name="([^"]+)"/g)) {
    found.push(path.join(siteDir, 'src', 'diagrams', `${name}.svg`));
  }
  if (source.includes('<DestinationCatalog')) {
    const folder = path.join(version, 'destinations');
    found.push(
      ...fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => path.join(folder, name)),
    );
  }
  return found;
}

/** Passes a page through unchanged and names the files it depends on. */
module.exports = function pageSourcesLoader(source) {
  const {siteDir} = this.getOptions();
  for (const file of sources(source, this.resourcePath, siteDir)) {
    if (fs.existsSync(file)) {
      this.addDependency(file);
    }
  }
  return source;
};
