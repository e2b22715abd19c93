import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';

/** A page that is not there by then is shown when it comes, without a transition: waiting must not freeze this one. */
const patience = 50;

const isThere = (pathname: string): Promise<boolean> =>
  Promise.race([
    Promise.resolve(window.docusaurus.preload(pathname)).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
  ]);

/** Until the next page stands in the document; `src/client/pages.ts` says so. */
const nextPage = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('site:page', () => resolve(), {once: true});
    setTimeout(resolve, 500);
  });

type Push = ReturnType<typeof useHistory>['push'];

/** Goes to a page, with a transition where it is another page that is there already. */
function goTo(pathname: string, go: () => void): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || pathname === window.location.pathname) {
    go();
    return;
  }
  void isThere(pathname).then((isReady) => {
    if (!isReady) {
      go();
      return;
    }
    document.startViewTransition(() => {
      const shown = nextPage();
      go();
      return shown;
    });
  });
}

/** The router has no place for transitions, so its way to another page is wrapped. */
function wrapPush(history: {push: Push; createHref: ReturnType<typeof useHistory>['createHref']}): () => void {
  const {push} = history;
  history.push = (...to: Parameters<Push>) => {
    const path = typeof to[0] === 'string' ? to[0] : history.createHref(to[0]);
    goTo(new URL(path, window.location.href).pathname, () => push(...to));
  };
  return () => {
    history.push = push;
  };
}

/** Lets one page fade into the next, in browsers that know view transitions and for readers who don't mind motion. */
export function useViewTransitions(): void {
  const history = useHistory();
  useEffect(() => ('startViewTransition' in document ? wrapPush(history) : undefined), [history]);
}
