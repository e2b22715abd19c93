import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Keys of the ARIA pattern for tabs that the theme lacks: Space selects, Home and End lead to the first and last tab. */
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

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', onKeyDown);
}
