import type {ReactNode} from 'react';
import {Section, SectionTitle} from '../../shared';
import App, {type ShowcaseApp} from './App';
import apps from './apps.json';
import styles from './styles.module.css';

const all: readonly ShowcaseApp[] = Object.values(apps).flat();
const pinned = all.filter((app) => app.pinned);
const others = all.filter((app) => !app.pinned);

function Apps({apps}: {apps: readonly ShowcaseApp[]}): ReactNode {
  return (
    <ul className={`clean-list ${styles.apps}`}>
      {apps.map((app) => (
        <App key={app.name} app={app} />
      ))}
    </ul>
  );
}

/** Apps from which visits can come; the pinned ones first, the others on demand. */
export default function Showcase(): ReactNode {
  return (
    <Section labelledBy="showcase">
      <SectionTitle id="showcase" title="Apps that open your pages">
        A link in an app opens your page in the app’s own browser or the phone’s. The pixel is part of the page, so you
        don’t set anything up in the app. To see where a visit came from, tag the link. The apps are examples, not
        partners.
      </SectionTitle>
      <Apps apps={pinned} />
      <details className={styles.more}>
        <summary>{others.length} more apps</summary>
        <Apps apps={others} />
      </details>
    </Section>
  );
}
