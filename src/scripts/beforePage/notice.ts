/** Keeps a value in this browser. Where storage is refused or full, the page works without it. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is kept.
  }
}

/**
 * A word to the reader above the page, where the theme would be silent.
 *
 * @param what went wrong, as a sentence
 */
export function tell(what: string): void {
  const notice = document.querySelector('.load-failure') ?? document.createElement('div');
  notice.className = 'load-failure';
  notice.role = 'alert';
  notice.innerHTML = `<p>${what} You can read it; menus and search may not work.</p><button type=button>Retry</button>`;
  notice.querySelector('button')?.addEventListener('click', () => {
    // What the reader wanted to use is wanted after the load, too.
    history.replaceState('start', '');
    location.reload();
  });
  document.body.prepend(notice);
}
