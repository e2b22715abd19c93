/** Folder of the cards, below the site's root. */
export const cardFolder = 'img/cards';

/** Width and height that sites which show a link ask for. */
export const cardSize = {width: 1200, height: 630} as const;

/**
 * Where the card of a page is served. It follows from the page's route alone, so that a page can name its card before
 * the card is drawn.
 *
 * @param route the page's path, with the site's base in front: `/docs/x`
 * @param baseUrl the site's base, which ends with a slash
 * @returns a path below the base: `img/cards/docs/x.png`
 */
export function cardAddress(route: string, baseUrl = '/'): string {
  const path = `/${route}`.replace(/^\/+/, '/').replace(baseUrl, '/');
  const name = path.slice(1).replace(/\/$/, '').replace(/\.html$/, '');
  return `${cardFolder}/${name || 'index'}.png`;
}
