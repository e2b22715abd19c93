import type {Paragraph} from 'mdast';
import type {Destination} from '../../content/frontMatter/destination';
import {readFrontMatter} from '../../content/frontMatter/read';
import {inline, inlineElement} from './mdx';

/** A paragraph that begins with the badge of what is not in every list of destinations. */
export const onRequest = (markdown = ''): Paragraph => ({
  type: 'paragraph',
  children: [
    inlineElement('Badge', {tone: 'warning'}, [{type: 'text', value: 'On request'}]),
    ...(markdown ? [{type: 'text' as const, value: ' '}, ...inline(markdown)] : []),
  ],
});

/**
 * The badge below the title of a page whose destination is on request; nothing on all other pages and parts of pages.
 *
 * @param text the page
 * @param file its path from the repository's root
 */
export function availabilityMark(text: string, file: string): Paragraph[] {
  const data: Record<string, unknown> = text.startsWith('---') ? readFrontMatter(text, file).data : {};
  const destination = data.destination as Partial<Destination> | undefined;
  return destination?.availability === 'ask' ? [onRequest()] : [];
}
