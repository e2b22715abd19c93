/**
 * Colors of the site for pictures and for the browser's own frame, which no style sheet reaches. They are those of the
 * light theme's tokens in `src/css/tokens.css`; a test compares them.
 */
export const colors = {charcoal: '#20232a', cyan: '#06bcee', paper: '#fbfaf7'} as const;
