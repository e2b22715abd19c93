import {stringify} from 'yaml';

const description = (title: string) =>
  `${title}: what the reader gets done, in one sentence of at most 160 characters.`;

const frontMatter = (data: object) => `---\n${stringify(data, {lineWidth: 0})}---\n`;

const nextSteps = `## Next steps

{/* Two or three pages that come next. Labels say where they lead. */}

- [Glossary](/docs/glossary)
`;

const page = (title: string) => `${frontMatter({title, description: description(title)})}
{/* The answer, in one to three sentences. No heading above it, and no h1: the title is the h1. */}

## Before you start

{/* What the reader needs: accounts, rights, values at hand. */}

## Do it

{/* Name the task in this heading. */}

<Steps>

1. {/* The first step, and what the reader sees then. */}

</Steps>

## What goes wrong

{/* A table: what the reader sees, why, and what fixes it. */}

${nextSteps}`;

const destinationFacts = (title: string) => ({
  name: title,
  vendor: title,
  category: 'webhook',
  availability: 'ask',
  requirements: ['What the reader needs at the vendor.'],
  fields: [
    {
      key: 'api_key',
      label: 'API key',
      type: 'secret',
      required: true,
      meaning: 'Key of the account that receives leads.',
    },
  ],
  syncModes: {
    fullRefreshOverwrite: 'unknown',
    fullRefreshAppend: 'unknown',
    incrementalAppend: 'unknown',
    incrementalAppendDeduped: 'unknown',
    namespaces: 'unknown',
  },
  output: {landing: 'How one lead lands there.', container: 'record', rawColumns: []},
  troubleshooting: [{symptom: 'What the reader sees', cause: 'Why it happens.', fix: 'What fixes it.'}],
});

const destination = (title: string) => `${frontMatter({
  title,
  description: description(title),
  destination: destinationFacts(title),
  questions: ['All facts of this page, until they are compared with the documentation of the vendor.'],
})}
{/* What the reader gets, and how a lead lands. One or two paragraphs. */}

## What arrives

{/* A real sample record in the system's own form: a row, a document, a message. */}

## Before you start

<Requirements />

## Set up the destination

{/* Name the vendor in this heading. Numbered steps with commands to copy; least privilege. */}

<Steps>

1. {/* The first step at the vendor. */}

</Steps>

## Connect it

<ConnectSteps />

## Settings

<DestinationSettings />

## Sync modes

<SyncModes />

## How leads land

<DestinationOutput />

## Delivery

<Delivery />

## Check that leads arrive

{/* A query or a screen to look at. */}

## Delete one person

<BeforeDeleting />

{/* Statements or calls that delete the person there, and the copies that remain. */}

## Limits

<Limits />

## Troubleshooting

<Troubleshooting />

## Stop and clean up

{/* How to pause, and what to delete at the vendor. */}

${nextSteps}`;

/**
 * The text of a new page. Comments say what to write where; until its answer is written, the checks refuse it.
 *
 * @param id the page's path below its docs folder; destinations get a skeleton of their own
 */
export const skeleton = (id: string, title: string): string =>
  /^destinations\/[^/]+$/.test(id) ? destination(title) : page(title);
