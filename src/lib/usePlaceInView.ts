import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorOf} from './anchorOf';
import {currentPage, followContents, keepInView} from './keepInView';

// One frame later the theme has opened the category of a page, and marked what is being read in the contents.
const follow = () => requestAnimationFrame(followContents);

/** Keeps the reader's place in view, in the sidebar and the contents of a docs page, and opens the fold it is in. */
export function usePlaceInView(): void {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(anchorOf(location.hash));
    const fold = target?.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      target?.scrollIntoView();
    }
  }, [location]);
  useEffect(() => {
    requestAnimationFrame(() => keepInView(currentPage));
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [location.pathname]);
}
