/** Texts for those who don't see the cards, by route; `*` for all other pages. Empty in the reader's bundle. */
declare module '@card-texts' {
  const texts: Record<string, string>;
  export default texts;
}
