import {type ReactNode, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {Notes} from '../docs';
import {Section, SectionTitle} from '../shared';
import {meantPage, mostSimilarPages} from './similarPages';

type Titles = Readonly<Record<string, string>>;

/**
 * Pages whose address is similar to one that does not exist, or a redirect to the page that is meant. Nothing is
 * rendered before the titles of all pages have loaded: the file for unknown paths is the same under every address.
 */
export default function SimilarPages(): ReactNode {
  const {pathname} = useLocation();
  const [titles, setTitles] = useState<Titles>({});
  useEffect(() => {
    import('@generated/page-data/default/titles.json').then(
      ({default: all}) => setTitles(all),
      () => undefined,
    );
  }, []);
  const paths = Object.keys(titles);
  const meant = meantPage(pathname, paths);
  useEffect(() => {
    if (meant) {
      window.location.replace(meant + window.location.search + window.location.hash);
    }
  }, [meant]);
  const titled = paths.filter((path) => titles[path]);
  // A page with the same title in several versions is offered once.
  const similar = mostSimilarPages(pathname, titled, 4).filter(
    (path, index, all) => all.findIndex((other) => titles[other] === titles[path]) === index,
  );
  if (similar.length === 0) {
    return null;
  }
  return (
    <Section labelledBy="similar">
      <SectionTitle id="similar" title="Pages with similar URLs" />
      <Notes notes={similar.map((path) => ({to: path, title: titles[path] ?? path, text: path}))} />
    </Section>
  );
}
