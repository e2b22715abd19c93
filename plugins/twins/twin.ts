import {stringify} from 'yaml';
import type {Article} from './article';

/** Address of a page's twin, from the address of the page; both without host. */
export const twinPath = (path: string): string => `${path}.md`;

const pathIn = (href: string) => href.replace(/[?#].*$/, '');

/** Of the pages that a page links to, those that have a twin. */
export const twinsAmong = (links: readonly string[], twins: ReadonlySet<string>): string[] =>
  [...new Set(links.map(pathIn))].filter((path) => twins.has(path));

/**
 * Leads links to twins where there are some, and to the site where there are none; other sites stay.
 *
 * @param origin of the site, without a slash at its end
 * @param twins addresses of the pages that have a twin, without host
 */
export const leadTo =
  (origin: string, twins: ReadonlySet<string>) =>
  (href: string): string => {
    if (!href.startsWith('/')) {
      return href;
    }
    const path = pathIn(href);
    return origin + (twins.has(path) ? twinPath(path) : path) + href.slice(path.length);
  };

/**
 * The text of a twin: a short head, then the page.
 *
 * @param markdown the page's main part
 */
export function twinText({title, description, version, updated}: Article, markdown: string): string {
  const known = Object.entries({title, description, version, updated}).filter(([, value]) => value !== '');
  const heading = markdown.startsWith('# ') ? '' : `# ${title}\n\n`;
  return `---\n${stringify(Object.fromEntries(known), {lineWidth: 0})}---\n\n${heading}${markdown}`;
}
