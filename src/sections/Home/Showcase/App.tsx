import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An app of `apps.json`. */
export type ShowcaseApp = {
  name: string;
  icon: string;
  linkAppStore: string;
  linkPlayStore: string;
  linkDesktop?: string;
  infoLink?: string;
  infoTitle?: string;
  pinned?: boolean;
};

type Link = {label: string; about: string; to: string};

function linksOf({name, linkAppStore, linkPlayStore, linkDesktop, infoLink, infoTitle}: ShowcaseApp): Link[] {
  return [
    {label: 'iOS', about: `${name} in the App Store`, to: linkAppStore},
    {label: 'Android', about: `${name} on Google Play`, to: linkPlayStore},
    ...(linkDesktop ? [{label: 'Desktop', about: `${name} for the desktop`, to: linkDesktop}] : []),
    ...(infoLink ? [{label: infoTitle ?? 'About', about: `${infoTitle ?? 'About'}: ${name}`, to: infoLink}] : []),
  ];
}

/** An app: its letter mark, its name, and where it is found. */
export default function App({app}: {app: ShowcaseApp}): ReactNode {
  return (
    <li className={styles.app}>
      <span className={styles.icon} aria-hidden="true">
        {app.icon}
      </span>
      <span className={styles.words}>
        {app.name}
        <span className={styles.links}>
          {linksOf(app).map(({label, about, to}) => (
            <a key={to} href={to} aria-label={`${label}: ${about}`} rel="noopener">
              {label}
            </a>
          ))}
        </span>
      </span>
    </li>
  );
}
