import type {PhrasingContent, RootContent} from 'mdast';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {readLeadFields} from '../../content/facts/leadFields';
import brand from '../../content/siteBrand';
import type {DocsVersion} from '../../content/versions';
import {inlineElement, table, text} from './mdx';

/** A link to a file, by its address from the site's root. A plain one, which MDX leaves as it is: the site's own link component takes every address for a page. */
export const fileLink = (href: string, label: string): PhrasingContent =>
  Object.assign(inlineElement('a', {href: brand.baseUrl + href.slice(1), download: true}, [text(label)]), {
    data: {_mdxExplicitJsx: true},
  });

/** Links to the lead record as files. */
export function leadDownloads(version: DocsVersion): RootContent[] {
  const {length} = readLeadFields(version);
  return [
    {
      type: 'paragraph',
      children: [
        text(`Download all ${length} fields with types, meanings, and examples: `),
        fileLink(downloadPath(version, 'lead-record.schema.json'), 'lead record as JSON Schema'),
        text(' or '),
        fileLink(downloadPath(version, 'lead-record.csv'), 'lead fields as CSV'),
        text('.'),
      ],
    },
  ];
}

/** A size as readers know it from lists of files. */
const sizeOf = (content: string | Uint8Array) =>
  `${Math.max(1, Math.round(Buffer.byteLength(content) / 1024))}\u00a0KB`;

/** All files to download, with what each is for and its size. */
export function downloadTable(version: DocsVersion): RootContent[] {
  const rows = downloadsOf(version).map(({file, label, use, make}) => [
    [fileLink(downloadPath(version, file), label)],
    use,
    sizeOf(make(version, brand)),
  ]);
  return [table(['File', 'Use it to', 'Size'], rows)];
}
