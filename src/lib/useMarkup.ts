import {useMemo} from 'react';

/**
 * Markup for `dangerouslySetInnerHTML`. React sets markup again whenever the object is another one, which takes a
 * reader's selection away and loads frames anew; so the object stays while the markup does.
 *
 * @param html markup of the build's own, never of a reader
 */
export const useMarkup = (html: string): {__html: string} => useMemo(() => ({__html: html}), [html]);
