import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {LocalBrand} from '../../config/languages';
import {editPages} from '../pageEdits';
import {graphOf} from './graph';
import {readFacts, readQuestions} from './page';
import {allPosts, otherPlace, placesOf} from './places';

const end = '</body>';

/** A page with its data at its end, where they keep no reader waiting. A "<" inside a script could end it. */
function withData(html: string, data: object, file: string): string {
  const at = html.lastIndexOf(end);
  if (at < 0) {
    throw new Error(`${file}: no ${end}, before which structured data go`);
  }
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${html.slice(0, at)}<script type="application/ld+json">${text}</script>${html.slice(at)}`;
}

/**
 * Tells search engines in schema.org's words what each page is. The data are made from the built pages and go into them
 * as JSON-LD: readers' scripts carry none of it. The page for unknown addresses has no address of its own, so it has no
 * data.
 *
 * @throws Error that names the page which can't be described
 */
export default function structuredData(brand: LocalBrand) {
  return ({baseUrl}: LoadContext): Plugin => {
    let content: AllContent = {};
    return {
      name: 'structured-data',
      async allContentLoaded({allContent}) {
        content = allContent;
      },
      postBuild({outDir, routesPaths}) {
        const places = placesOf(content, baseUrl);
        const posts = allPosts(content);
        return editPages(
          {outDir, routesPaths, baseUrl},
          {
            edit(html, {route, file}) {
              if (file === '404.html') {
                return html;
              }
              const place = places.get(route) ?? otherPlace(route, baseUrl);
              const questions = place.kind === 'faq' ? readQuestions(html) : [];
              return withData(html, graphOf(brand, {...readFacts(html), place, questions, posts}), file);
            },
          },
        );
      },
    };
  };
}
