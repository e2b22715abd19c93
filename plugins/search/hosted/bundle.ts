import path from 'node:path';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import type {SearchSettings} from '../../../src/search/types';

type Configure = NonNullable<Plugin['configureWebpack']>;

/** The part of a chunk that decides where its styles go. */
type Chunk = {name?: string | null};

/** The bundler's cache as the generator sets it, where it is on. */
type Cached = {experiments?: {cache?: {version?: string}}};

/**
 * What the bundler does with the code of hosted search. A site without the service leaves it out: not even the copy of
 * the site for offline reading holds it. A site with the service loads its dialog's styles with the dialog, not with
 * every page, and has a cache of its own: the bundler does not notice that a part is no longer left out.
 */
export function hostedBundle(siteDir: string, {customFields}: Pick<DocusaurusConfig, 'customFields'>): Configure {
  const isHosted = (customFields?.search as SearchSettings).appId !== '';
  return (config, isServer) => {
    if (!isHosted) {
      return {resolve: {alias: {[path.join(siteDir, 'src/search/hosted')]: false}}};
    }
    const {experiments} = config as Cached;
    const cache = experiments?.cache && {version: `${experiments.cache.version}-hosted-search`};
    const styles = {chunks: ({name}: Chunk) => name !== 'docsearch'};
    const own: object = {
      ...(cache && {experiments: {cache}}),
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {styles}}}}),
    };
    return own;
  };
}
