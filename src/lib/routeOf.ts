/** Strips the trailing slash that the permalink of `folder/index.mdx` has. */
export const routeOf = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');
