/** Handles ARIA tabs keys that the theme lacks: Space selects a tab, Home and End focus the first and last. */
function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=tab]') : null;
  const {firstElementChild: first, lastElementChild: last} = tab?.parentElement ?? {};
  const reached = {' ': tab, Home: first, End: last}[event.key];
  if (reached instanceof HTMLElement) {
    event.preventDefault();
    reached.focus();
    if (event.key === ' ') {
      reached.click();
    }
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKeyDown);
}
