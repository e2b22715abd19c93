import type {Paragraph} from 'mdast';
import type {Destination} from '../../content/frontMatter/destination';
import {readFrontMatter} from '../../content/frontMatter/read';
import {frontMatterIn} from '../../content/pageFile';
import {linkTo} from '../../content/links';
import {inline, inlineElement} from './mdx';

/** A paragraph that begins with the badge of what the dashboard may not offer. */
export const onRequest = (markdown: string): Paragraph => ({
  type: 'paragraph',
  children: [
    inlineElement('Badge', {tone: 'warning'}, [{type: 'text', value: 'Not confirmed'}]),
    {type: 'text', value: ' '},
    ...inline(markdown),
  ],
});

/**
 * The badge below the title of a page whose destination is not confirmed, and whom to ask; nothing on all other pages and
 * parts of pages.
 *
 * @param text the page
 * @param file its path from the repository's root
 */
export function availabilityMark(text: string, file: string): Paragraph[] {
  const data: Record<string, unknown> = frontMatterIn(text) ? readFrontMatter(text, file).data : {};
  const destination = data.destination as Partial<Destination> | undefined;
  const asked = () => `${linkTo(file, 'intro-to-integrations')}#what-only-support-can-tell-you`;
  return destination?.availability === 'ask'
    ? [
        onRequest(
          `We haven't confirmed this destination, or its settings, modes, and fields. [Ask support](${asked()}) before you rely on it.`,
        ),
      ]
    : [];
}
