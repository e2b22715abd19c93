import {stringify} from 'yaml';
import {frontMatter, nextSteps} from './pages';

/** What is known of an attribute before anybody wrote about it. */
export type AttributeFacts = {
  key: string;
  label: string;
  group: string;
  sensitive: boolean;
  referenceDocId: string;
  personalizationDocId: string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The facts of an attribute, with two values to be replaced. */
export const attributeFacts = ({key, label, group, sensitive, ...ids}: AttributeFacts): string =>
  stringify({
    key,
    label: capital(label),
    valueType: 'enum',
    group,
    sensitive,
    ...ids,
    values: [
      {value: 'first', meaning: 'What the first value means'},
      {value: 'second', meaning: 'What the second value means'},
    ],
  });

/** The page of an attribute for those who use it in lead records. */
export const attributeInRecords = ({key, label, sensitive}: AttributeFacts): string => `${frontMatter({
  title: `${capital(label)} in lead records`,
  description: `What the attribute ${key} holds, which values it has, how to query it, and which destinations carry it.`,
  attribute: key,
  questions: ['All values of this attribute, until the product team has confirmed them.'],
})}
\`${key}\` holds one of the values below. A lead without a value is not known.

<AttributeSummary />
${sensitive ? `\n<Sensitive />\n` : ''}
## Queries

<AttributeQueries />

## Where it arrives

<AttributeDestinations />

## Values

<AttributeValues />

${nextSteps('../../glossary.mdx')}`;

/** The page of an attribute for those who write templates with it. */
export const attributeOnPages = ({key, label, sensitive}: AttributeFacts): string => `${frontMatter({
  title: `Personalize by ${label}`,
  sidebar_label: capital(label),
  description: `Texts that change with the attribute ${key}: a template to copy, its values, and the text for everybody else.`,
  attribute: key,
  questions: ['All values of this attribute, until the product team has confirmed them.'],
})}
Compare \`${key}\` with one of the values below, and write the general text behind \`{{else}}\`.
${sensitive ? `\n<Sensitive />\n` : ''}
## A text and a fallback

\`\`\`handlebars example="${key}-text"
<p>{{#if (eq ${key} "first")}}A text for the first value.{{else}}A text for everybody else.{{/if}}</p>
\`\`\`

\`\`\`json data="${key}-text"
{"${key}": "first"}
\`\`\`

\`\`\`text output="${key}-text"
<p>A text for the first value.</p>
\`\`\`

## Values

<AttributeValues />

${nextSteps('../glossary.mdx')}`;
