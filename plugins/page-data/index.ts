import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {latestVersion} from '../../content/versions';
import {readShowcase, showcaseFile} from '../../content/showcase';
import {destinationGroups} from './destinations';
import {latestPosts} from './posts';
import {samples} from './samples';

/**
 * Makes the data that pages outside the docs show: destinations, newest posts, code samples, the showcase. Each is a
 * JSON file of its own, so a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
 */
export default function pageData(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'page-data',
    getPathsToWatch: () => [
      path.join(siteDir, latestVersion.folder, 'destinations', '*.mdx'),
      path.join(siteDir, showcaseFile),
    ],
    async allContentLoaded({allContent, actions}) {
      await Promise.all([
        actions.createData('destinations.json', destinationGroups(latestVersion)),
        actions.createData('posts.json', latestPosts(allContent, 3)),
        actions.createData('samples.json', samples(brand)),
        actions.createData('showcase.json', readShowcase()),
      ]);
    },
  });
}
