// Runs in the page: the first part that shows, has the role, and whose name matches.
({role, name, within}) => {
  const selectors = {
    button: 'button, [role="button"]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    option: '[role="option"]',
    searchbox: 'input[type="search"], [role="searchbox"], [role="combobox"]',
    tab: '[role="tab"]',
  };
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  const isShown = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  return (
    [...document.querySelectorAll(within ?? 'body')]
      .flatMap((part) => [...part.querySelectorAll(selectors[role])])
      .find((element) => isShown(element) && new RegExp(name).test(nameOf(element).trim())) ?? null
  );
};
