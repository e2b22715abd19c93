/** Recommended image size for link previews. */
export const cardSize = {width: 1200, height: 630} as const;

const below = (route: string, baseUrl: string) =>
  route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');

/**
 * Returns the path of a page's social card. It depends on the route alone, so a page can reference its card before the
 * card is drawn.
 *
 * @param route the page's path, including the base URL: `/docs/x`
 * @param baseUrl the site's base URL, with a trailing slash
 * @returns a path relative to the base URL: `img/cards/docs/x.png`
 */
export const cardAddress = (route: string, baseUrl: string): string =>
  `img/cards/${below(route, baseUrl).replace(/\/$|\.html$/, '') || 'index'}.png`;

/** Returns the file of a built page, relative to the build folder. */
export function pageFile(route: string, baseUrl: string): string {
  const name = below(route, baseUrl);
  if (name.endsWith('.html')) {
    return name;
  }
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
