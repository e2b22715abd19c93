import {type ReactNode, useEffect} from 'react';
import Contents from '@theme-original/DocItem/TOC/Desktop';
import {keepInView} from '@site/src/lib/keepInView';

const follow = () => keepInView('.table-of-contents__link--active');

/** The contents of a page, which follow the reader: the entry of what is being read stays in view. */
export default function DocItemTOCDesktop(): ReactNode {
  useEffect(() => {
    // The theme has marked the entry by then: its own listener was there first.
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, []);
  return <Contents />;
}
