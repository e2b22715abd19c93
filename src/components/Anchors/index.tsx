import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the check of anchors the ids of a page's own tags, which it does not see by itself. Readers see nothing. */
export default function Anchors({ids}: {ids: readonly string[]}): null {
  const {collectAnchor} = useBrokenLinks();
  ids.forEach(collectAnchor);
  return null;
}
