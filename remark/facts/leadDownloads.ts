import type {PhrasingContent, RootContent} from 'mdast';
import {readLeadRecord} from './leadRecord';
import {inlineElement} from './mdx';

/** Addresses of the lead record as files; `plugins/downloads` makes them. */
export const downloads = {schema: '/downloads/lead-record.schema.json', csv: '/downloads/lead-record.csv'};

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A plain link, which MDX leaves as it is: the site's own link component takes every address for a page. */
const file = (href: string, label: string): PhrasingContent =>
  Object.assign(inlineElement('a', {href, download: true}, [text(label)]), {data: {_mdxExplicitJsx: true}});

/** Links to the lead record as files. */
export function leadDownloads(version: string): RootContent[] {
  const {length} = readLeadRecord(version);
  return [
    {
      type: 'paragraph',
      children: [
        text(`Download all ${length} fields with types, meanings and examples: `),
        file(downloads.schema, 'lead record as JSON Schema'),
        text(' or '),
        file(downloads.csv, 'lead record as CSV'),
        text('.'),
      ],
    },
  ];
}
