import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** The descriptions of all docs pages by address, for cards of pages (`src/theme/DocCard`). */
export function descriptions(allContent: AllContent): Record<string, string> {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
  return Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]));
}
