/* Keeps the local status badge in the theme of the page that shows it. */
(() => {
  const follow = () => {
    document.body.dataset.theme = parent.document.documentElement.dataset.theme ?? 'light';
  };
  new MutationObserver(follow).observe(parent.document.documentElement, {attributeFilter: ['data-theme']});
  follow();
})();
