/** Removes titles and descriptions of docs from a version's data; nothing but the theme's doc cards would use them. */
module.exports = function versionLoader(source) {
  const data = JSON.parse(source);
  for (const doc of Object.values(data.version?.docs ?? {})) {
    delete doc.title;
    delete doc.description;
  }
  return JSON.stringify(data);
};
