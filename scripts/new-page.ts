import fs from 'node:fs';
import path from 'node:path';
import {skeleton} from './skeletons';

type Category = {type: string; label: string; items: (string | Category)[]};
type Sidebars = Record<string, (string | Category)[]>;

const usage = `usage: npm run new-page -- <path> "<Title>"
  <path>   docs/<id> for unreleased docs, versioned_docs/version-<version>/<id> for released ones
  <Title>  sentence case, except names; it becomes the page's only h1
example: npm run new-page -- docs/destinations/acme-crm "Acme CRM"`;

const isCategory = (item: string | Category): item is Category => typeof item !== 'string';

/** Categories that list pages of a folder. */
function categoriesOf(items: readonly (string | Category)[], folder: string): Category[] {
  return items.filter(isCategory).flatMap((category) => {
    const lists = category.items.some((item) => typeof item === 'string' && path.posix.dirname(item) === folder);
    return [...(lists ? [category] : []), ...categoriesOf(category.items, folder)];
  });
}

/** Puts a page at the end of the one category that lists its folder. Says what is left to do where there are more. */
function enterSidebar(root: string, folder: string, id: string): string {
  const released = /^versioned_docs\/(version-[^/]+)$/.exec(folder)?.[1];
  const file = released ? `versioned_sidebars/${released}-sidebars.json` : 'sidebars.ts';
  const byHand = `Put '${id}' into ${file}, or readers find the page by search only.`;
  if (!released || !fs.existsSync(path.join(root, file))) {
    return byHand;
  }
  const sidebars = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Sidebars;
  const found = Object.values(sidebars).flatMap((items) => categoriesOf(items, path.posix.dirname(id)));
  const [category] = found;
  if (!category || found.length > 1) {
    const labels = found.map(({label}) => `"${label}"`).join(', ');
    return `${byHand}${labels ? ` Its neighbors are in ${labels}.` : ''}`;
  }
  category.items.push(id);
  fs.writeFileSync(path.join(root, file), `${JSON.stringify(sidebars, null, 2)}\n`);
  return `It stands last in the category "${category.label}" of ${file}.`;
}

function placeOf(given: string): {folder: string; id: string} {
  const parts = given.replace(/\.mdx?$/, '').split('/');
  const depth = parts[0] === 'versioned_docs' ? 2 : 1;
  const [folder, id] = [parts.slice(0, depth).join('/'), parts.slice(depth).join('/')];
  if (!/^(?:docs|versioned_docs\/version-[^/]+)$/.test(folder)) {
    throw new Error(`${given} is outside the docs\n${usage}`);
  }
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `${given}: "${id}" is no page id; allowed: lower-case letters, digits and - with / between folders\n${usage}`,
    );
  }
  return {folder, id};
}

/**
 * Makes a page.
 *
 * @param args path and title, as on the command line
 * @param root the repository's root
 * @returns what was made, and what is left to do
 * @throws Error that says what is wrong and how the command is used
 */
export function newPage(args: readonly string[], root: string): string {
  const [given = '', ...words] = args;
  const title = words.join(' ').trim();
  if (given === '' || title.length < 2) {
    throw new Error(`${given === '' ? 'no path' : 'no title'}\n${usage}`);
  }
  const {folder, id} = placeOf(given);
  const file = `${folder}/${id}.mdx`;
  if (!fs.existsSync(path.join(root, folder))) {
    throw new Error(`there is no folder ${folder}\n${usage}`);
  }
  if (fs.existsSync(path.join(root, file))) {
    throw new Error(`${file} is there already; choose another path, or edit it`);
  }
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), skeleton(id, title));
  return `${file} is made. Comments in it say what to write where.\n${enterSidebar(root, folder, id)}`;
}

if (require.main === module) {
  try {
    console.log(newPage(process.argv.slice(2), process.cwd()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
