/*
 * Stands in every page, ahead of all it shows, because it is there for pages whose scripts don't come: a word to the
 * reader, where the theme would be silent.
 */

const root = document.documentElement;

// A theme that is neither light nor dark, from storage or from the address, would hide both logos.
if (root.dataset.theme !== 'dark') {
  root.dataset.theme = root.dataset.themeChoice = 'light';
}

function tell(what: string): void {
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `${what} You can read it; menus and search may not work.`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.onclick = () => location.reload();
  notice.append(text, retry);
  document.querySelector('.load-failure')?.remove();
  document.body.prepend(notice);
}

// By then the main script has run, or it never will.
addEventListener('load', () => {
  if (!('docusaurus' in window)) {
    tell('This page did not load properly.');
    console.error(`The site's scripts did not load. Is it served at ${baseUrl}, the baseUrl in brand.ts?`);
  }
});

// Parts of the page itself. What fails later is told where it was asked for.
addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
  if (root.dataset.hasHydrated !== 'true' && /^ChunkLoadError|loading (css )?chunk/i.test(String(reason))) {
    tell('This page did not load completely.');
  }
});
