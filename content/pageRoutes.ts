import fs from 'node:fs';

const endings = ['.mdx', '.tsx', '/index.tsx', '/index.mdx'];

/**
 * Whether a file in `src/pages` makes a route.
 *
 * @param route address without host, query and hash
 */
export const isPageRoute = (route: string): boolean =>
  endings.some((ending) => fs.existsSync(`src/pages${route}${ending}`));
