/** The tag that loads the sheet of the whole site, and where that is. */
const tag =
  /<link\b(?=[^>]*\brel=["']?stylesheet\b)[^>]*\bhref=["']?([^"'\s>]*\/assets\/css\/styles\.[\w]+\.css)["']?[^>]*>/g;

/**
 * Where a page has its style sheet.
 *
 * @param html a page of the build
 * @param file its name, for the message
 * @throws Error unless it loads one sheet of the bundle
 */
export function sheetOf(html: string, file: string): string {
  const found = [...html.matchAll(tag)];
  const [[, address] = []] = found;
  if (found.length !== 1 || address === undefined) {
    throw new Error(
      `first-styles: ${file} loads ${found.length} style sheets named assets/css/styles.….css; one is expected. ` +
        'See plugins/first-styles/README.md.',
    );
  }
  return address;
}

/** A page that loads the first sheet, and names the whole one for the start. */
export const withSheets = (html: string, {first, whole}: {first: string; whole: string}): string =>
  html.replace(tag, () => `<link rel="stylesheet" href="${first}" data-whole="${whole}">`);

/**
 * The kind of a page: pages of one kind share a sheet. The home page is one by itself, the others go by the plugin that
 * made them, which the generator names on their root.
 */
export function kindOf(html: string, file: string): string {
  const [, plugin = 'pages'] = /<html\b[^>]*\bplugin-(docs|blog)\b/.exec(html) ?? [];
  return file === 'index.html' ? 'home' : plugin;
}
