import './loadFailure.css';

const isLoadFailure = (reason: unknown) =>
  reason instanceof Error && (reason.name === 'ChunkLoadError' || /loading (?:css )?chunk/i.test(reason.message));

function showNotice(): void {
  if (document.querySelector('.load-failure')) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = 'This page did not load completely. You can read it; menus and search may not work.';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  notice.append(text, retry);
  document.body.prepend(notice);
}

// When a part of the first page fails to load, the theme stays silent: the text is there, but nothing reacts.
if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isLoadFailure(reason)) {
      showNotice();
    }
  });
}
