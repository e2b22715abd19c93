import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * The address of the page that a docs version begins with.
 *
 * @throws Error when the version has no main page, which the generator does not allow
 */
export function mainDocOf({name, docs, mainDocId}: GlobalVersion): string {
  const main = docs.find(({id}) => id === mainDocId);
  if (!main) {
    throw new Error(`docs version ${name} has no page "${mainDocId}"`);
  }
  return main.path;
}
