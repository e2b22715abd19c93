/** Returns a page unchanged, and adds the files it depends on as dependencies. */
module.exports = function pageSourcesLoader(source) {
  const {sourcesOf} = this.getOptions();
  for (const file of sourcesOf(this.resourcePath, source)) {
    this.addDependency(file);
  }
  return source;
};
