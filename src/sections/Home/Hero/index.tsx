import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import SectionTitle from '../../shared/SectionTitle';
import DisplayFace from '../../fonts/DisplayFace';
import VisitDrawing from './VisitDrawing';
import styles from './styles.module.css';

/** The first screen: what the product does in a sentence, two ways on, and a visit on its way to a lead. */
export default function Hero({level = 1}: {level?: 1 | 2}): ReactNode {
  const {name, tagline, salesUrl} = useBrand();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <DisplayFace />
      <div className={styles.inner}>
        <div className={styles.words}>
          <SectionTitle id="hero" title={tagline} level={level} display>
            {name} is a script for your website. It recognizes visitors from the United States and returns them as
            leads, with no form to fill in, to the systems that you already use.
          </SectionTitle>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/start-pixel-installation">
              Install the pixel
            </Link>
            <Link className="button button--primary button--outline button--lg" to={salesUrl}>
              Book a call
            </Link>
          </p>
          <p className={styles.limit}>
            Visitors who can’t be matched stay unknown.{' '}
            <Link to="/docs/intro-to-pixel-tech#what-it-does-not-do">What it does not do</Link>
          </p>
        </div>
        <VisitDrawing />
      </div>
    </section>
  );
}
