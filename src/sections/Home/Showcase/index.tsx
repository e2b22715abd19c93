import type {ReactNode} from 'react';
import {Section, SectionTitle} from '../../shared';
import apps from './apps.json';
import styles from './styles.module.css';

/** An app from `apps.json`. */
type ShowcaseApp = {
  name: string;
  icon: string;
  linkAppStore: string;
  linkPlayStore: string;
  linkDesktop?: string;
  infoLink?: string;
  infoTitle?: string;
  pinned?: boolean;
};

const all: readonly ShowcaseApp[] = Object.values(apps).flat();
const pinned = all.filter((app) => app.pinned);
const others = all.filter((app) => !app.pinned);

/** Returns an app's links: the text, the description for screen readers, and the URL of each. */
const linksOf = ({name, linkAppStore, linkPlayStore, linkDesktop, infoLink, infoTitle = 'About'}: ShowcaseApp) =>
  [
    ['iOS', `iOS: ${name} in the App Store`, linkAppStore],
    ['Android', `Android: ${name} on Google Play`, linkPlayStore],
    ['Desktop', `Desktop: ${name}`, linkDesktop],
    [infoTitle, `${infoTitle}: ${name}`, infoLink],
  ] as const;

/** Apps, each with its monogram, name, and links. */
function Apps({apps}: {apps: readonly ShowcaseApp[]}): ReactNode {
  return (
    <ul className={`clean-list ${styles.apps}`}>
      {apps.map((app) => (
        <li key={app.name} className={`aligned ${styles.app}`}>
          <span className={styles.icon} aria-hidden="true">
            {app.icon}
          </span>
          <span className={styles.words}>
            {app.name}
            <span className={`cluster ${styles.links}`}>
              {linksOf(app).map(
                ([label, description, to]) =>
                  to && (
                    <a key={to} href={to} aria-label={description}>
                      {label}
                    </a>
                  ),
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Apps that visits can come from: pinned ones first, the rest on demand. */
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
