import {stringify} from 'yaml';

/** Front matter as a page begins with it. */
export const frontMatter = (data: object): string => `---\n${stringify(data, {lineWidth: 0})}---\n`;

/** The part at the end of a page that leads on. */
export const nextSteps = (glossary: string): string => `## Next steps

{/* Two or three pages that come next. Labels say where they lead. */}

- [What each term means](${glossary})
`;

const depthOf = (title: string) => title.slice(0, 61);

/** A page about a task; `glossary` is the link from it. */
export const guidePage = (title: string, glossary: string): string => `${frontMatter({
  title,
  description: `${depthOf(title)}: what you need, what to do step by step, and what to do when it goes wrong.`,
})}
This paragraph is the answer: what you get done here, in one to three sentences.

## Before you start

{/* What the reader needs: accounts, rights, values at hand. */}

- An account.

## Do it

{/* Name the task in this heading. */}

<Steps>

1. Say what to do, and what the reader sees then.

</Steps>

## What goes wrong

| Symptom | Cause | Fix |
| --- | --- | --- |
| What the reader sees | Why it happens | What fixes it |

${nextSteps(glossary)}`;

/** What is known of a post. */
type PostHead = {title: string; date: string; slug: string; authors: string[]; tags: string[]};

/** A blog post. */
export const postPage = ({title, ...head}: PostHead): string => `${frontMatter({
  title,
  description: `${depthOf(title)}: what is new, for whom it is, and what to do now, in a few words.`,
  ...head,
})}
This paragraph says what is new and for whom, in one to three sentences. The list of posts shows it.

{/* truncate */}

## What changes

Say what is there now, and what to do.
`;

const destinationFacts = (title: string, category: string) => ({
  name: title,
  vendor: title,
  category,
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

/** A destination, with facts to be replaced. */
export const destinationPage = (title: string, category: string): string => `${frontMatter({
  title,
  description: `Send every new lead to ${depthOf(title)}: what you need, the settings, the sync modes, and how a lead lands there.`,
  destination: destinationFacts(title, category),
  questions: ['All facts of this page, until they are compared with the documentation of the vendor.'],
})}
You get every new lead there. Say in one or two paragraphs how a lead lands.

## What arrives

A record has the fields of the [lead record](../lead-fields.mdx). Show one in the system's own form: a row, a document, a message.

## Before you start

<Requirements />

## Set up the destination

{/* Name the vendor in this heading. Numbered steps with commands to copy; least privilege. */}

<Steps>

1. Say what to do at the vendor, with the least rights.

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

Say which query to run, or which screen to look at.

## Delete one person

<BeforeDeleting />

{/* Statements or calls that delete the person there, and the copies that remain. */}

## Limits

<Limits />

## Troubleshooting

<Troubleshooting />

## Stop and clean up

Say how to pause, and what to delete at the vendor.

${nextSteps('../glossary.mdx')}`;
