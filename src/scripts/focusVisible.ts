// Loads the polyfill in browsers without the selector.
if (!CSS.supports('selector(:focus-visible)')) {
  document.head.append(Object.assign(document.createElement('script'), {src: `${baseUrl}js/focus-visible.js`}));
}
