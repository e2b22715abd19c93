import type {ReactNode} from 'react';
import SearchForm from '@site/src/components/SearchForm';
import SectionTitle from '../../shared/SectionTitle';
import styles from './styles.module.css';

type Props = {title: string; search?: boolean; children: ReactNode};

/** The head of a docs entrance: its title, what it is for, and the search field where it is of use. */
export default function Entrance({title, search = false, children}: Props): ReactNode {
  return (
    <div className={styles.entrance}>
      <div className={styles.inner}>
        <SectionTitle id="entrance" title={title} level={1}>
          {children}
        </SectionTitle>
        {search && <SearchForm />}
      </div>
    </div>
  );
}
