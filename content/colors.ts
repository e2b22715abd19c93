/**
 * The site's colors for images and browser UI, where style sheets don't apply. They match the light theme's tokens in
 * `src/css/tokens.css`; a test compares them.
 */
export const colors = {charcoal: '#20232a', cyan: '#06bcee', paper: '#fbfaf7'} as const;
