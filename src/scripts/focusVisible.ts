// Browsers that have the selector need nothing: the package marks the focus in those that don't.
if (!CSS.supports('selector(:focus-visible)')) {
  document.head.append(Object.assign(document.createElement('script'), {src: `${baseUrl}js/focus-visible.js`}));
}
