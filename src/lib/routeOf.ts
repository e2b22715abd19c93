/** The address of a page without the slash at its end, which the permalink of `folder/index.mdx` has. */
export const routeOf = (permalink: string): string => permalink.replace(/(.)\/$/, '$1');
