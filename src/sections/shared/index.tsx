import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import styles from './styles.module.css';

type SectionProps = {
  /** ID of the heading that labels the section. */
  labelledBy: string;
  /** Whether the title is next to the content where both fit. Requires exactly these two children. */
  beside?: boolean;
  /** Background: the page color, a shade of it, or a band that is dark in both themes. */
  ground?: 'paper' | 'shade' | 'dark';
  children: ReactNode;
};

/** A page section with its title and content. */
export function Section({labelledBy, beside = false, ground = 'paper', children}: SectionProps): ReactNode {
  return (
    <section className={styles.section} data-ground={ground} aria-labelledby={labelledBy}>
      <div className={clsx(styles.inner, beside && styles.beside)}>{children}</div>
    </section>
  );
}

type TitleProps = {
  id: string;
  /** The heading's text. */
  title: string;
  /** Heading level; `display` is the large size of a page's first heading. */
  level?: 1 | 2;
  display?: boolean;
  /** The audience, shown above the heading. */
  audience?: string;
  /** One or two sentences below the heading. */
  children?: ReactNode;
};

/** A section heading with its introduction. */
export function SectionTitle({id, title, level = 2, display = false, audience, children}: TitleProps): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      {audience && <p className={styles.audience}>{audience}</p>}
      <Heading id={id} className={display ? styles.display : styles.title}>
        {display ? title.match(/[^]+?(?:\. |$)/g)?.map((sentence) => <span key={sentence}>{sentence}</span>) : title}
      </Heading>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  );
}

/** Both calls to action. Booking a call comes first, because registration is by invite. */
export function StartLinks(): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <p className={`cluster ${styles.links}`}>
      <Link className="button button--primary button--lg" to={salesUrl}>
        Book a call
      </Link>
      <Link className="button button--primary button--outline button--lg" to="/docs/quickstart">
        Read the quickstart
      </Link>
    </p>
  );
}
