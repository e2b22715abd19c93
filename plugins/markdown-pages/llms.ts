import type {Brand} from '../../content/brandSchema';

/** A page listed in the files for language models. */
export type ListedPage = {title: string; description: string; section: string; url: string; text: string};

const sectionFile = (section: string) => `llms-${section.toLowerCase().replaceAll(' ', '-')}.txt`;

const fullText = (pages: readonly ListedPage[]) =>
  pages.map(({url, text}) => `<!-- ${url} -->\n\n${text}`).join('\n---\n\n');

const sizeOf = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1024))} KB`;

/**
 * Returns the files for language models: `llms.txt` lists all pages by section; `llms-full.txt` and a file for each
 * section hold their text.
 *
 * @param pages docs of the latest version, and posts
 * @returns the content of each file by file name
 */
export function llmsFiles(brand: Brand, pages: readonly ListedPage[]): Map<string, string> {
  const root = `${brand.siteUrl}${brand.baseUrl}`;
  const sections = [...new Set(pages.map(({section}) => section))].map(
    (section) => [section, pages.filter((page) => page.section === section)] as const,
  );
  const files = new Map([
    ['llms-full.txt', fullText(pages)],
    ...sections.map(([section, own]): [string, string] => [sectionFile(section), fullText(own)]),
  ]);
  const fileLine = (name: string, label: string, count: number) =>
    `- [${label}](${root}${name}): ${count} pages, ${sizeOf(files.get(name) ?? '')}`;
  const index = [
    `# ${brand.name}\n\n> ${brand.tagline}\n`,
    'Every page of the docs and the blog is also available as Markdown: add `.md` to its URL. This list contains the pages of the current version.\n',
    '## Files with many pages\n',
    fileLine('llms-full.txt', 'Everything', pages.length),
    ...sections.map(([section, own]) => fileLine(sectionFile(section), section, own.length)),
    ...sections.flatMap(([section, own]) => [
      `\n## ${section}\n`,
      ...own.map(({title, url, description}) => `- [${title}](${url}): ${description}`),
    ]),
  ];
  return files.set('llms.txt', `${index.join('\n')}\n`);
}
