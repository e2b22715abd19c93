/* Part of the inline starter. */

/** Shows that the bundle didn't load, with a way to retry. */
export function showFailure(): void {
  const notice = document.querySelector('.load-failure') ?? document.createElement('div');
  notice.className = 'panel load-failure';
  notice.setAttribute('role', 'alert');
  if (navigator.onLine) {
    console.error(`The site's files did not load. Is it served at ${baseUrl}, the baseUrl in brand.ts?`);
    notice.innerHTML = `<p>This site did not load properly. You can read the page, but menus and search might not work.</p><button type=button class=control>Retry</button>`;
  } else {
    // A reload would replace the page with the browser's error page.
    notice.innerHTML = `<p>You’re offline. You can read this page, but menus and search need a connection.</p>`;
    addEventListener('online', showFailure, {once: true});
  }
  notice.querySelector('button')?.addEventListener('click', () => {
    const search = document.querySelector<HTMLInputElement>('[name=q]:not(:placeholder-shown)')?.form;
    if (search) {
      // A reload would lose the query; the results page loads the bundle on its own.
      search.submit();
    } else {
      history.replaceState({isRetry: true}, '');
      location.reload();
    }
  });
  // A modal dialog covers everything outside it, whether it is open already or opens later.
  const place = () => {
    const parent = document.querySelector('dialog[open]') ?? document.body;
    // Screen readers announce an alert each time it is inserted.
    if (notice.parentElement !== parent) {
      parent.prepend(notice);
    }
  };
  place();
  ['focusin', 'close'].forEach((type) => addEventListener(type, place, true));
}
