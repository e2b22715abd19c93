/**
 * Pages that have moved: old path to new path, both as in the address bar. Servers and hosts redirect
 * with status 301. An address stays here for good.
 */
export const renamed: Readonly<Record<string, string>> = {};
