import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
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
      <span className="unseen">(not confirmed)</span>
    </>
  );
}

/** All destinations by category, with a filter: mark and name, each a link to its page, with a `*` if it is not confirmed. */
export default function DestinationWall(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  groups.forEach(({id}) => collectAnchor(`destinations-${id}`));
  return (
    <Filter label="Filter the destinations" placeholder="For example: Snowflake" total={total}>
      <div className={styles.wall} data-search-skip="">
        {groups.map(({id, label, members}) => (
          <div key={id} className={styles.group}>
            <h3 className={styles.label} id={`destinations-${id}`}>
              {label}
            </h3>
            <ul className="clean-list margin--none" aria-labelledby={`destinations-${id}`}>
              {members.map(({title, to, icon, isOnRequest}) => (
                <li key={to} data-entry="">
                  <Link className={styles.entry} to={to}>
                    <VendorLogo slug={icon} />
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
