import type {ReactNode} from 'react';
import StateSwitch from './StateSwitch';
import styles from './styles.module.css';

function Headline({place, found}: {place: string; found: boolean}): ReactNode {
  return (
    <div className={styles.page}>
      <p className={styles.headline}>
        Bike repair in <span className={found ? styles.found : undefined}>{place}</span>
      </p>
      <p className={styles.small}>
        {found
          ? 'The record has a city.'
          : 'If there’s no record, or the record has no city, visitors see the fallback.'}
      </p>
    </div>
  );
}

/** A line of copy as written, and as two visitors read it. */
export default function Personalize(): ReactNode {
  return (
    <StateSwitch
      legend="Show the template, or the page as a visitor sees it"
      states={[
        {
          label: 'Template',
          content: (
            <div className={styles.page}>
              <p className={styles.source}>
                <code>{'Bike repair in {{default city "your town"}}'}</code>
              </p>
              <p className={styles.small}>A field with its fallback.</p>
            </div>
          ),
        },
        {label: 'Boise', content: <Headline place="Boise" found />},
        {label: 'Unknown', content: <Headline place="your town" found={false} />},
      ]}
    />
  );
}
