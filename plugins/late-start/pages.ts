import path from 'node:path';

/** Scripts of the bundle that a page would load by itself, and links that would fetch them ahead. */
const loading =
  /<script\b[^>]*\ssrc=["']?[^"'\s>]*\/assets\/js\/|<link\b(?=[^>]*\brel=["']?(?:modulepreload|preload|prefetch)\b)[^>]*\/assets\/js\//i;

const named = /<div\b[^>]*\sid=["']?__docusaurus\b[^>]*\sdata-scripts=/i;

/**
 * What is wrong with a page that should start late.
 *
 * @param html a page of the build
 * @returns nothing when it names its scripts and loads none of them
 */
export function faultOf(html: string): string | undefined {
  const [tag] = loading.exec(html) ?? [];
  if (tag) {
    return `loads a script of the bundle by itself: ${tag} …`;
  }
  return named.test(html) ? undefined : 'does not name its scripts: there is no data-scripts on #__docusaurus';
}

/** A page that names the files of its own parts, without folder and ending. */
export const withParts = (html: string, files: readonly string[]): string =>
  files.length > 0
    ? html.replace(named, (tag) =>
        tag.replace(
          ' data-scripts=',
          () => ` data-parts="${files.map((file) => path.parse(file).name).join(' ')}" data-scripts=`,
        ),
      )
    : html;
