/** Hands a generated file to the edit that its rule names. */
module.exports = function edit(source) {
  return this.getOptions().edit(source, this.resourcePath);
};
