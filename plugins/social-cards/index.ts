import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';
import {inTurn} from '../inTurn';
import {openMade} from '../madeFiles';
import {cardKey, cardText} from './card';
import {designOf, drawWith, sourcesOf} from './draw';
import {titleOf} from './page';
import {type Place, placesOf, trailOf} from './trails';

/** Pictures outlive a build here, by content. */
const cacheFolder = '.cache/social-cards';

/**
 * One card is drawn while another is written. With more, drawings pile up that the collector does not know the size of:
 * four at once were no faster on two cores (35 ms a card, 36 with two), and held 1.9 GB after a thousand cards.
 */
const atOnce = 2;

/** Texts for those who don't see the cards, by route; empty where a page brings a picture of its own. */
function textsOf(places: ReadonlyMap<string, Place>, site: string): Record<string, string> {
  const texts = [...places].map(([route, {title, trail, ownImage}]) => [
    route,
    ownImage ? '' : cardText({title: title ?? site, trail}),
  ]);
  return {...Object.fromEntries(texts), '*': site};
}

/**
 * One picture a page for those who share its link: title, section and brand, drawn in the build and kept by content, so
 * a rebuild draws only what has changed. A page names its picture by its route (`src/theme/SiteMetadata`); `image` in front
 * matter wins.
 */
export default function socialCards(brand: Brand) {
  return ({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin => {
    let places: ReadonlyMap<string, Place> = new Map();
    return {
      name: 'social-cards',
      async allContentLoaded({allContent, actions}) {
        places = placesOf(allContent);
        await actions.createData('texts.json', textsOf(places, brand.name));
      },
      configureWebpack: (_config, isServer) => ({
        // Readers don't download the texts: pages are rendered with them, nothing reads them after that.
        resolve: {
          alias: {'@card-texts': isServer && path.join(generatedFilesDir, 'social-cards/default/texts.json')},
        },
      }),
      async postBuild({outDir, routesPaths}) {
        const sources = sourcesOf(siteDir);
        const draw = drawWith(sources);
        const pictures = await openMade(path.join(siteDir, cacheFolder), designOf(sources));
        const shared = {site: brand.name, host: new URL(brand.siteUrl).host};
        await inTurn([...new Set(routesPaths)], atOnce, async (route) => {
          const {trail, number} = places.get(route) ?? {trail: trailOf(route)};
          const title = titleOf(await fs.readFile(path.join(outDir, pageFile(route, baseUrl)), 'utf8'));
          const file = path.join(outDir, cardAddress(route, baseUrl));
          await fs.mkdir(path.dirname(file), {recursive: true});
          const card = {title: title || brand.name, trail, number, ...shared};
          await fs.copyFile(await pictures.fileOf(cardKey(card), () => draw(card)), file);
        });
        await pictures.prune();
      },
    };
  };
}
