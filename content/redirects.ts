/**
 * Redirects (301) for pages that have moved: old path to new path, both with the base URL. Never remove one, because
 * other sites can link to the old path.
 */
export const redirects: Readonly<Record<string, string>> = {};
