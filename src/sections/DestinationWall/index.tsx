import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import groups from '@generated/page-data/default/destinations.json';
import Filter from '@site/src/components/Filter';
import VendorLogo from '@site/src/components/VendorLogo';
import styles from './styles.module.css';

const total = groups.reduce((sum, {members}) => sum + members.length, 0);

function NotConfirmed(): ReactNode {
  return (
    <>
      &nbsp;
      <span className={styles.star} aria-hidden="true">
        *
      </span>
      <span className="sr-only">(not confirmed)</span>
    </>
  );
}

/** All destinations by category, with a filter. Each logo and name links to a page; `*` marks unconfirmed ones. */
export default function DestinationWall({layout}: Pick<ComponentProps<typeof Filter>, 'layout'>): ReactNode {
  // The filter needs scripts, so the page's HTML doesn't include its words.
  const isBrowser = useIsBrowser();
  return (
    <Filter label="Filter the destinations" placeholder="For example: Snowflake" total={total} layout={layout}>
      <div className={styles.wall} data-search-skip="">
        {groups.map(({label, members}) => (
          <div key={label} className={styles.group}>
            <h3 className={`margin--none ${styles.label}`}>{label}</h3>
            <ul className="clean-list margin--none" aria-label={label}>
              {members.map(({title, to, icon, isOnRequest, words}) => (
                <li key={to} data-entry="" data-words={isBrowser ? words : undefined}>
                  <Link className={`aligned ${styles.entry}`} to={to}>
                    <VendorLogo slug={icon} name={title} />
                    <span>
                      {title}
                      {isOnRequest && <NotConfirmed />}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Filter>
  );
}
