/** Width and height that sites which show a link ask for. */
export const cardSize = {width: 1200, height: 630} as const;

const below = (route: string, baseUrl: string) =>
  route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '');

/**
 * Where the card of a page is served. It follows from the page's route alone, so that a page can name its card before
 * the card is drawn.
 *
 * @param route the page's path, with the site's base in front: `/docs/x`
 * @param baseUrl the site's base, which ends with a slash
 * @returns a path below the base: `img/cards/docs/x.png`
 */
export const cardAddress = (route: string, baseUrl: string): string =>
  `img/cards/${below(route, baseUrl).replace(/\/$|\.html$/, '') || 'index'}.png`;

/** The file of a built page, below the folder of the build. */
export function pageFile(route: string, baseUrl: string): string {
  const name = below(route, baseUrl);
  if (name.endsWith('.html')) {
    return name;
  }
  return name === '' || name.endsWith('/') ? `${name}index.html` : `${name}.html`;
}
