import {useMemo} from 'react';

/**
 * Markup of the build's own for `dangerouslySetInnerHTML`, never of a reader. React sets markup again whenever the
 * object is another one, which takes a reader's selection away and loads frames anew; so the object stays while the
 * markup does.
 */
export const useMarkup = (html: string): {__html: string} => useMemo(() => ({__html: html}), [html]);
