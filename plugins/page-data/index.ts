import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readGist} from '../../content/facts/diagrams';
import {latestVersion} from '../../content/versions';
import {postsIn} from '../allContent';
import {destinationGroups, destinationSummary, leadSample, recordShapes, samples} from './home';

/** A part of the first drawing of each post, by the address of the post. A drawing is that of the post that had it first. */
function postPictures(all: AllContent): Record<string, string> {
  const posts = postsIn(all).flatMap(({metadata, content}) => {
    const name = /^<Diagram name="([\w-]+)"/m.exec(content)?.[1];
    return name ? [[name, metadata.permalink] as const] : [];
  });
  return Object.fromEntries([...new Map(posts)].map(([name, permalink]) => [permalink, readGist(name)]));
}

/**
 * Provides data for pages outside the docs: destinations, a lead, a code sample, pictures of posts. Each is a separate JSON file,
 * so a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
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
      ]);
    },
  };
}
