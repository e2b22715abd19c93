import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Brand} from '../../content/brandSchema';
import {cardAddress, pageFile} from '../../src/lib/cardAddress';
import {inTurn} from '../inTurn';
import {inThread} from '../threads';
import {cardKey, cardText} from './card';
import {titleOf} from './page';
import {openPictures} from './pictures';
import {type Place, placesOf, trailOf} from './trails';

/** Cards that are asked for at a time: one is written while others are drawn. */
const atOnce = 4;

/** Texts for those who don't see the cards, by route; empty where a page brings a picture of its own. */
function textsOf(places: ReadonlyMap<string, Place>, site: string): Record<string, string> {
  const texts = [...places].map(([route, {title, trail, ownImage}]) => [
    route,
    ownImage ? '' : cardText({title: title ?? site, trail}),
  ]);
  return {...Object.fromEntries(texts), '*': site};
}

/** Cards as they will be drawn, unless the built page has another title than its source. */
const foreseen = (places: ReadonlyMap<string, Place>) =>
  [...places.values()].flatMap(({title, trail, number, ownImage}) =>
    title && !ownImage ? [{title, trail, number}] : [],
  );

/**
 * One picture a page for those who share its link: title, section and brand, drawn in the build and kept by content, so
 * a rebuild draws only what has changed. A page names its picture by its route (`src/theme/SiteMetadata`); `image` in front
 * matter wins.
 */
export default function socialCards(brand: Brand) {
  return ({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin => {
    let places: ReadonlyMap<string, Place> = new Map();
    let ahead: Promise<unknown> = Promise.resolve();
    const shared = {site: brand.name, host: new URL(brand.siteUrl).host};
    return {
      name: 'social-cards',
      async allContentLoaded({allContent, actions}) {
        places = placesOf(allContent);
        await actions.createData('texts.json', textsOf(places, brand.name));
        if (process.env.NODE_ENV === 'production') {
          // An error comes up when the card is asked for again.
          const cards = foreseen(places).map((card) => ({...card, ...shared}));
          ahead = inThread('drawAhead', {cards, siteDir}).catch(() => undefined);
        }
      },
      configureWebpack: (_config, isServer) => ({
        // Readers don't download the texts: pages are rendered with them, nothing reads them after that.
        resolve: {
          alias: {'@card-texts': isServer && path.join(generatedFilesDir, 'social-cards/default/texts.json')},
        },
      }),
      async postBuild({outDir, routesPaths}) {
        await ahead;
        const pictures = await openPictures(siteDir);
        await inTurn([...new Set(routesPaths)], atOnce, async (route) => {
          const {trail, number} = places.get(route) ?? {trail: trailOf(route)};
          const title = titleOf(await fs.readFile(path.join(outDir, pageFile(route, baseUrl)), 'utf8'));
          const file = path.join(outDir, cardAddress(route, baseUrl));
          await fs.mkdir(path.dirname(file), {recursive: true});
          const card = {title: title || brand.name, trail, number, ...shared};
          await fs.copyFile(await pictures.fileOf(cardKey(card), () => inThread('drawCard', {card, siteDir})), file);
        });
        await pictures.prune();
      },
    };
  };
}
