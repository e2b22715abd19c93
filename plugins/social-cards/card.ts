/** What a card says. */
export type Card = {
  title: string;
  /** Where the page stands, from wide to narrow; empty for a page of its own. */
  trail: readonly string[];
  /** The page's place in the innermost of these. */
  number?: number;
  /** Name of the site. */
  site: string;
  /** Where the site is: its host. */
  host: string;
};

/** The section in words: `Destinations, Warehouses`. */
export const sectionOf = ({trail}: Pick<Card, 'trail'>): string => trail.join(', ');

/** The card for those who don't see it. */
export const cardText = (card: Pick<Card, 'title' | 'trail'>): string =>
  card.trail.length === 0 ? card.title : `${card.title} (${sectionOf(card)})`;

/** What tells a card's picture from others of the same design: all that it says. */
export const cardKey = ({title, trail, number, site, host}: Card): string =>
  JSON.stringify([title, trail, number ?? null, site, host]);
