/** Whether this is the second click on a link that leads where the reader is by now. */
function isRepeated({detail, target}: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return detail > 1 && link?.href === window.location.href;
}

// The address changes with the first click, the page a moment later. Until then the router would take the second one for
// a way of its own, and back would have to be used twice.
if (typeof window !== 'undefined') {
  window.addEventListener('click', (event) => isRepeated(event) && event.preventDefault(), {capture: true});
}
