import path from 'node:path';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../../../src/search/contract';

/** The part of a chunk that decides where its styles go. */
type Chunk = {name?: string | null};

/**
 * What the bundler does with the code of hosted search. A site without the service leaves it out: not even the copy of
 * the site for offline reading holds it. A site with the service loads its dialog's styles with the dialog, not with
 * every page.
 */
export function hostedBundle(
  siteDir: string,
  {customFields}: Pick<DocusaurusConfig, 'customFields'>,
): Plugin['configureWebpack'] {
  const isHosted = (customFields?.search as SearchSettings).appId !== '';
  return (_config, isServer) => {
    if (!isHosted) {
      return {resolve: {alias: {[path.join(siteDir, 'src/search/hosted')]: false}}};
    }
    const styles = {chunks: ({name}: Chunk) => name !== 'docsearch'};
    return isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles}}}};
  };
}
