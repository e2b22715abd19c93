import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * The way to a page through the categories of a sidebar.
 *
 * @param items of the sidebar
 * @param path the address of the page
 * @returns the labels of the categories from the outside in, or nothing when the page is not there
 */
export function trailTo(items: readonly PropSidebarItem[], path: string): string[] | undefined {
  for (const item of items) {
    const below = item.type === 'category' ? trailTo(item.items, path) : undefined;
    if (item.type !== 'html' && item.href === path) {
      return [];
    }
    if (item.type === 'category' && below) {
      return [item.label, ...below];
    }
  }
  return undefined;
}
