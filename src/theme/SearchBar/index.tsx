import {type ReactNode, useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import SearchBar from '@theme-original/SearchBar';
import {notePage} from '@site/src/lib/pagesRead';

/** The search bar of the local search plugin or of the hosted service, whichever is loaded. Notes the pages read. */
export default function SearchBarWrapper(): ReactNode {
  const {pathname} = useLocation();
  useEffect(notePage, [pathname]);
  return <SearchBar />;
}
