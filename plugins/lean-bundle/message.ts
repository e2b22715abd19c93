/** The release of Docusaurus whose generated files and bundler settings the edits were written for. */
export const writtenFor = '3.10.2';

/**
 * The error of an edit that finds nothing to do, so that the build fails instead of growing without a word.
 *
 * @param edit the name of the edit, as in the README of this plugin
 * @param lookedFor what it looked for
 * @param where the file, or the part of the bundler's configuration
 */
export const nothingToDo = (edit: string, lookedFor: string, where: string): Error =>
  new Error(
    `lean-bundle: the edit "${edit}" has nothing to do. It looked for ${lookedFor} in ${where}. ` +
      `It was written for Docusaurus ${writtenFor}. Compare with plugins/lean-bundle/README.md, then adapt the edit or remove it.`,
  );
