import path from 'node:path';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readGist} from '../../content/facts/diagrams';
import {latestVersion} from '../../content/versions';
import {routeOf} from '../../src/lib/routeOf';
import {articlesIn, contentOf, postsIn} from '../allContent';
import {destinationGroups, destinationSummary, leadSample, recordShapes, samples} from './home';

/**
 * Titles of all docs pages and posts by their address, for the page that suggests pages with a similar address.
 * Unlisted ones are left out. Other pages have an empty title: they are found by their exact address only.
 */
export function titlesOf(all: AllContent): Record<string, string> {
  const articles = articlesIn(all).filter(({unlisted}) => !unlisted);
  const others = contentOf<PagesContent>(all, 'pages').flat();
  return Object.fromEntries([
    ...others.map(({permalink}) => [routeOf(permalink), '']),
    ...articles.map(({route, title}) => [route, title]),
  ]) as Record<string, string>;
}

/** A part of the first drawing of each post, by the address of the post. A drawing is that of the post that had it first. */
function postPictures(all: AllContent): Record<string, string> {
  const posts = postsIn(all).flatMap(({metadata, content}) => {
    const name = /^<Diagram name="([\w-]+)"/m.exec(content)?.[1];
    return name ? [[name, metadata.permalink] as const] : [];
  });
  return Object.fromEntries([...new Map(posts)].map(([name, permalink]) => [permalink, readGist(name)]));
}

/**
 * Provides data for pages outside the docs: destinations, a lead, a code sample, pictures of posts, titles. Each is a separate JSON file, so
 * a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    // Pages and facts are watched by the plugins of docs and of `page-sources`: any reload makes the data again.
    getPathsToWatch: () => [path.join(siteDir, 'src/diagrams', '*.svg')],
    async allContentLoaded({actions, allContent}) {
      await Promise.all([
        actions.createData('destinations.json', destinationGroups(latestVersion)),
        actions.createData('destinationSummary.json', destinationSummary(latestVersion)),
        actions.createData('lead.json', leadSample(latestVersion)),
        actions.createData('postPictures.json', postPictures(allContent)),
        actions.createData('recordShapes.json', recordShapes(latestVersion)),
        actions.createData('samples.json', samples(latestVersion)),
        actions.createData('titles.json', titlesOf(allContent)),
      ]);
    },
  };
}
