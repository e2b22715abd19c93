/**
 * The parts of a built page that say what it is: its head, and its main part. Bars, sidebars and scripts around them are
 * the larger half of most pages, and parsing is what takes the time.
 *
 * @param html a page as built
 * @returns a shorter page; the page itself where it has no `<main>`
 */
export function headAndMain(html: string): string {
  const [head, main, end] = [html.indexOf('</head>'), html.indexOf('<main'), html.lastIndexOf('</main>')];
  return head < 0 || main < head || end < main ? html : html.slice(0, head) + html.slice(main, end);
}
