import type {PhrasingContent, RootContent} from 'mdast';
import {leadRecordFiles} from '../../content/facts/downloads';
import {readLeadFields} from '../../content/facts/leadFields';
import type {DocsVersion} from '../../content/versions';
import brand from '../../content/siteBrand';
import {inlineElement} from './mdx';

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A plain link, which MDX leaves as it is: the site's own link component takes every address for a page. */
const file = (href: string, label: string): PhrasingContent =>
  Object.assign(inlineElement('a', {href: brand.baseUrl + href.slice(1), download: true}, [text(label)]), {
    data: {_mdxExplicitJsx: true},
  });

/** Links to the lead record as files. */
export function leadDownloads(version: DocsVersion): RootContent[] {
  const files = leadRecordFiles(version);
  const {length} = readLeadFields(version);
  return [
    {
      type: 'paragraph',
      children: [
        text(`Download all ${length} fields with types, meanings and examples: `),
        file(files.schema, 'lead record as JSON Schema'),
        text(' or '),
        file(files.csv, 'lead record as CSV'),
        text('.'),
      ],
    },
  ];
}
