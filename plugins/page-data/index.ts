import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../config/brand';
import {readShowcase, showcaseFile} from '../../config/showcase';
import versions from '../../versions.json';
import {destinationGroups} from './destinations';
import {latestPosts} from './posts';
import {samples} from './samples';

/**
 * Makes the data that pages outside the docs show: destinations, newest posts, code samples, the showcase. Each is a
 * JSON file of its own, so a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
 */
export default function pageData(brand: Brand) {
  return ({siteDir}: LoadContext): Plugin => {
    const docs = path.join(siteDir, 'versioned_docs', `version-${versions[0]}`);
    return {
      name: 'page-data',
      getPathsToWatch: () => [path.join(docs, 'destinations', '*.mdx'), path.join(siteDir, showcaseFile)],
      async allContentLoaded({allContent, actions}) {
        await Promise.all([
          actions.createData('destinations.json', destinationGroups(docs)),
          actions.createData('posts.json', latestPosts(allContent, 3)),
          actions.createData('samples.json', samples(brand)),
          actions.createData('showcase.json', readShowcase(siteDir)),
        ]);
      },
    };
  };
}
