import type {PhrasingContent, RootContent} from 'mdast';
import {downloadPath} from '../../content/downloads/file';
import {readLeadFields} from '../../content/facts/leadFields';
import type {DocsVersion} from '../../content/versions';
import brand from '../../content/siteBrand';
import {inlineElement} from './mdx';

const text = (value: string): PhrasingContent => ({type: 'text', value});

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
        text(`Download all ${length} fields with types, meanings and examples: `),
        fileLink(downloadPath(version, 'lead-record.schema.json'), 'lead record as JSON Schema'),
        text(' or '),
        fileLink(downloadPath(version, 'lead-record.csv'), 'lead record as CSV'),
        text('.'),
      ],
    },
  ];
}
