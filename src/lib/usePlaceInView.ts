import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorOf} from './anchorOf';
import {currentPage, followContents, keepInView} from './keepInView';

// One frame later, the theme has expanded the page's category and marked the current section in the contents.
const follow = () => requestAnimationFrame(followContents);

/** Keeps the current entry visible in a docs page's sidebar and contents, and opens the fold that the hash targets. */
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
