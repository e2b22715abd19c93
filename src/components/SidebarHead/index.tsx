import type {ReactNode} from 'react';
import type {FollowProps} from './HeadMenu';
import SetSwitch from './SetSwitch';
import VersionSwitch from './VersionSwitch';
import styles from './styles.module.css';

/** The head of the docs sidebar: menus of the sets of docs and of the versions. */
export default function SidebarHead({onFollow}: FollowProps): ReactNode {
  return (
    <div className={`aligned ${styles.row}`}>
      <SetSwitch onFollow={onFollow} />
      <VersionSwitch onFollow={onFollow} />
    </div>
  );
}
