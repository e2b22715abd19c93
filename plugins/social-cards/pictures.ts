import path from 'node:path';
import {type MadeFiles, openMade} from '../madeFiles';
import {designOf, sourcesOf} from './draw';

/** Pictures outlive a build here, by content. */
const cacheFolder = '.cache/social-cards';

/**
 * Opens the folder of pictures.
 *
 * @throws Error that names a face, a mark or a package that is missing
 */
export const openPictures = async (siteDir: string): Promise<MadeFiles> =>
  openMade(path.join(siteDir, cacheFolder), designOf(sourcesOf(siteDir)));
