import type {Brand} from '../../content/brandSchema';

/** A page as lists of twins name it. */
export type Listed = {title: string; description: string; section: string; url: string; text: string};

/** Name of the file with all twins of a section. */
export const fullFile = (section: string): string => `llms-${section.toLowerCase().replaceAll(' ', '-')}.txt`;

/** A size as a reader of a list wants it. */
const sizeOf = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))} KB`;

const withoutHead = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n\n/, '');

/**
 * Pages one after the other, each with its address.
 *
 * @param pages in the order of the list
 */
export const fullText = (pages: readonly Listed[]): string =>
  pages.map(({url, text}) => `<!-- ${url} -->\n\n${withoutHead(text).trim()}\n`).join('\n---\n\n');

/** Pages by section, both in the order in which they come. */
export function bySection(pages: readonly Listed[]): Map<string, Listed[]> {
  const sections = new Map<string, Listed[]>();
  for (const page of pages) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  return sections;
}

/**
 * The list of the current pages for machines that read, by sections, with the sizes of what can be fetched.
 *
 * @param pages docs of the latest version, and posts
 */
export function llmsText(brand: Brand, pages: readonly Listed[]): string {
  const root = `${brand.siteUrl}${brand.baseUrl}`;
  const sections = [...bySection(pages)];
  const file = (name: string, own: readonly Listed[], what: string) =>
    `- [${what}](${root}${name}): ${own.length} pages, ${sizeOf(fullText(own))}`;
  const lists = sections.map(([section, own]) => {
    const rows = own.map(({title, url, description}) => `- [${title}](${url}): ${description}`);
    return `## ${section}\n\n${rows.join('\n')}\n`;
  });
  return [
    `# ${brand.name}\n\n> ${brand.tagline}\n`,
    'Every page of the docs and the blog has a Markdown twin: add `.md` to its address. This list has those of the current version.\n',
    `## Files with many pages\n\n${[
      file('llms-full.txt', pages, 'Everything'),
      ...sections.map(([section, own]) => file(fullFile(section), own, section)),
    ].join('\n')}\n`,
    ...lists,
  ].join('\n');
}
