import {type ReactNode, useMemo} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {closest} from './closest';

/** Pages whose address is like the one that does not exist. Filled in the browser: the file for unknown paths is one. */
export default function PageGuesses(): ReactNode {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const data = useAllDocsData();
  const guesses = useMemo(() => {
    const paths = Object.values(data).flatMap(({versions}) => versions.flatMap(({docs}) => docs.map(({path}) => path)));
    return closest(pathname, paths, 4);
  }, [data, pathname]);
  if (!isBrowser || guesses.length === 0) {
    return null;
  }
  return (
    <>
      <h2 className="margin-top--lg">Pages with a similar address</h2>
      <ul>
        {guesses.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
