import {useMemo} from 'react';

/**
 * Memoizes trusted markup from the build for `dangerouslySetInnerHTML`. React sets the markup again whenever the
 * object's identity changes, which clears the reader's selection and reloads frames.
 */
export const useMarkup = (html: string): {__html: string} => useMemo(() => ({__html: html}), [html]);
