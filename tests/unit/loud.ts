import assert from 'node:assert/strict';

/** What every edit says that finds nothing to do: its name, the file or setting, the release it was written for. */
export const loud = (edit: string, where: RegExp) => (error: Error) => {
  assert.match(error.message, new RegExp(`the edit "${edit}" has nothing to do\\. It looked for `));
  assert.match(error.message, where);
  assert.match(error.message, /written for Docusaurus 3\.10\.2\. .*README\.md, then adapt the edit or remove it/);
  return true;
};
