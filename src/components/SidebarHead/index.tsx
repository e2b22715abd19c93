import type {ReactNode} from 'react';
import SetSwitch from './SetSwitch';
import VersionSwitch from './VersionSwitch';
import styles from './styles.module.css';

type Props = {
  /** Called when the reader follows a link of one of the menus. */
  onFollow?: () => void;
};

/** The head of the docs sidebar: menus of the sets of docs and of the versions. */
export default function SidebarHead({onFollow}: Props): ReactNode {
  return (
    <div className={styles.row}>
      <SetSwitch onFollow={onFollow} />
      <VersionSwitch onFollow={onFollow} />
    </div>
  );
}
