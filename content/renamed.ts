/**
 * Pages that have moved: old path to new path, both as in the address bar. Servers and hosts lead readers on
 * with status 301. An address stays here for good.
 */
export const renamed: Readonly<Record<string, string>> = {
  '/blog/2024/09/24/page-view-does-not-arrive': '/blog/2026/11/21/page-view-does-not-arrive',
  '/blog/2025/04/08/suppression-by-api': '/blog/2026/11/21/suppression-by-api',
  '/blog/2025/11/18/destinations-catalog': '/blog/2026/11/21/destinations-catalog',
  '/blog/2026/09/15/docs-versions-offline-search': '/blog/2026/11/21/docs-versions-offline-search',
};
