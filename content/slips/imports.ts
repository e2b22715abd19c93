import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {type Finding, placeOf} from '../findings';
import type {Page} from '../pages';

const endings = ['', '.mdx', '.tsx', '.ts', '.js', '.json'];

/** Imports of files beside the page that are not there. */
export function importFindings({file, tree}: Pick<Page, 'file' | 'tree'>): Finding[] {
  const found: Finding[] = [];
  visit(tree, (node: Nodes) => {
    const names = node.type === 'mdxjsEsm' ? node.value.matchAll(/\bfrom\s+['"](\.[^'"]+)['"]/g) : [];
    for (const [, name = ''] of names) {
      const target = path.posix.join(path.posix.dirname(file), name);
      if (!endings.some((ending) => fs.existsSync(target + ending))) {
        const allowed = 'a file that there is; components of these docs are there without an import';
        found.push({file, ...placeOf(node), found: `the import of ${name}, which does not exist`, allowed});
      }
    }
  });
  return found;
}
