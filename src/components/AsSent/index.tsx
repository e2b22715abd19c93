import {type ReactNode, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Props = {
  /** The element around what is kept. */
  as: 'div' | 'span';
  /** What tells this piece from others: with another value it is made anew. */
  of: string | number;
  /** Makes the piece. It is not called where the page has come with it. */
  children: () => ReactNode;
};

/**
 * Leaves a piece as the page has come with it. Formatting a date, for one, loads the browser's calendars, which takes
 * longer than all else below the article. Pages that are opened within the site make the piece themselves.
 */
export default function AsSent({as: Element, of, children}: Props): ReactNode {
  const isOpenedHere = useIsBrowser();
  const [sent] = useState(() =>
    typeof document !== 'undefined' && !isOpenedHere && document.querySelector('[data-as-sent]') ? of : undefined,
  );
  return sent === of ? (
    <Element data-as-sent="" dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
  ) : (
    <Element data-as-sent="">{children()}</Element>
  );
}
