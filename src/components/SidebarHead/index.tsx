import type {ReactNode} from 'react';
import type {FollowProps} from './HeadMenu';
import SetSwitch from './SetSwitch';
import VersionSwitch from './VersionSwitch';
import styles from './styles.module.css';

/** The top of the docs sidebar, with menus for docs sets and versions. */
export default function SidebarHead({onFollow}: FollowProps): ReactNode {
  return (
    <div className={`aligned ${styles.row}`}>
      <SetSwitch onFollow={onFollow} />
      <VersionSwitch onFollow={onFollow} />
    </div>
  );
}
