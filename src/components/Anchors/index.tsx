import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers the ids of a page's own tags with Docusaurus' check of broken anchors. Renders nothing. */
export default function Anchors({ids}: {ids: readonly string[]}): null {
  const {collectAnchor} = useBrokenLinks();
  ids.forEach(collectAnchor);
  return null;
}
