const metaTag = /<meta\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g;

/**
 * The parts of a built page that say what it is: the named values of its head, and its main part. Bars, sidebars and
 * scripts around them are the larger half of most pages, and parsing is what takes the time. Names of the bundle's files
 * are not among them: another style sheet makes no other text.
 *
 * @param html a page as built
 * @returns a shorter page; the page itself where it has no `<main>`
 */
export function metaAndMain(html: string): string {
  const [head, main, end] = [html.indexOf('</head>'), html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (head < 0 || main < head || end < main) {
    return html;
  }
  const named = (html.slice(0, head).match(metaTag) ?? []).filter((tag) => /\sname=/.test(tag));
  return `<!doctype html><head>${named.join('')}</head>${html.slice(main, end)}`;
}
