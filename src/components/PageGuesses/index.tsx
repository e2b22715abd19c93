import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {closest} from './closest';
import styles from './styles.module.css';

type Titles = Readonly<Record<string, string>>;

/** Titles of all pages by address, as soon as they are there: few readers need them. Without them there is no guess. */
function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>({});
  useEffect(() => {
    import('@generated/page-data/default/titles.json').then(
      ({default: all}) => setTitles(all),
      () => undefined,
    );
  }, []);
  return titles;
}

/** Pages whose address is like the one that does not exist. Filled in the browser: the file for unknown paths is one. */
export default function PageGuesses(): ReactNode {
  const {pathname} = useLocation();
  const titles = useTitles();
  const guesses = closest(pathname, Object.keys(titles), 4);
  if (guesses.length === 0) {
    return null;
  }
  return (
    <>
      <h2 className="margin-top--lg">Pages with a similar address</h2>
      <ul>
        {guesses.map((path) => (
          <li key={path}>
            <Link to={path}>{titles[path]}</Link> <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
