import type {PhrasingContent, RootContent} from 'mdast';
import {downloadsOf} from '../../content/downloads';
import {downloadPath} from '../../content/downloads/file';
import {readLeadFields} from '../../content/facts/leadFields';
import brand from '../../content/siteBrand';
import type {DocsVersion} from '../../content/versions';
import {inlineElement, table, text} from './mdx';

/** A plain `<a>` to a download, which MDX leaves as it is: the site's link component treats every path as a page. */
export const fileLink = (href: string, label: string): PhrasingContent =>
  Object.assign(inlineElement('a', {href: brand.baseUrl + href.slice(1), download: true}, [text(label)]), {
    data: {_mdxExplicitJsx: true},
  });

/** Links to the lead record's downloads. */
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

/** Formats a file size for readers. */
const sizeOf = (content: string | Uint8Array) =>
  `${Math.max(1, Math.round(Buffer.byteLength(content) / 1024))}\u00a0KB`;

/** A table of all downloads, with their purpose and size. */
export function downloadTable(version: DocsVersion): RootContent[] {
  const rows = downloadsOf(version).map(({file, label, use, make}) => [
    [fileLink(downloadPath(version, file), label)],
    use,
    sizeOf(make(version, brand)),
  ]);
  return [table(['File', 'Use it to', 'Size'], rows)];
}
