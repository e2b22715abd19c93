import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readCover} from '../../content/facts/diagrams';
import {latestVersion} from '../../content/versions';
import {postsIn} from '../allContent';
import {destinationGroups, destinationSummary, leadSample, recordFormats, samples} from './home';

/** Returns a detail of each post's first drawing, by permalink. A drawing belongs to the first post that used it. */
function postPictures(all: AllContent): Record<string, string> {
  const posts = postsIn(all).flatMap(({metadata, content}) => {
    const name = /^<Diagram name="([\w-]+)"/m.exec(content)?.[1];
    return name ? [[name, metadata.permalink] as const] : [];
  });
  return Object.fromEntries([...new Map(posts)].map(([name, permalink]) => [permalink, readCover(name)]));
}

/**
 * Provides data for pages outside the docs: destinations, a lead, code samples, post covers. Each is a separate JSON
 * file, so a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    // The docs plugin and `page-sources` watch pages and facts; any reload regenerates the data.
    getPathsToWatch: () => [path.join(siteDir, 'src/diagrams', '*.svg')],
    async allContentLoaded({actions, allContent}) {
      await Promise.all([
        actions.createData('destinations.json', destinationGroups(latestVersion)),
        actions.createData('destinationSummary.json', destinationSummary(latestVersion)),
        actions.createData('lead.json', leadSample(latestVersion)),
        actions.createData('postPictures.json', postPictures(allContent)),
        actions.createData('recordFormats.json', recordFormats(latestVersion)),
        actions.createData('samples.json', samples(latestVersion)),
      ]);
    },
  };
}
