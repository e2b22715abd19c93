import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leadFieldsFile} from '../../content/facts/leadFields';
import {latestVersion} from '../../content/versions';
import {readShowcase, showcaseFile} from '../../content/showcase';
import {destinationGroups, destinationSummary} from './destinations';
import {leadSample} from './lead';
import {samples} from './samples';
import {titlesOf} from './titles';

/**
 * Makes the data that pages outside the docs show: destinations, a lead, a code sample, the showcase, titles. Each is a
 * JSON file of its own, so a page loads only what it shows: `import … from '@generated/page-data/default/….json'`.
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    getPathsToWatch: () => [
      path.join(siteDir, latestVersion.folder, 'destinations', '*.mdx'),
      path.join(siteDir, leadFieldsFile(latestVersion)),
      path.join(siteDir, showcaseFile),
    ],
    async allContentLoaded({actions, allContent}) {
      await Promise.all([
        actions.createData('destinations.json', destinationGroups(latestVersion)),
        actions.createData('destinationSummary.json', destinationSummary(latestVersion)),
        actions.createData('lead.json', leadSample(latestVersion)),
        actions.createData('samples.json', samples()),
        actions.createData('showcase.json', readShowcase()),
        actions.createData('titles.json', titlesOf(allContent)),
      ]);
    },
  };
}
