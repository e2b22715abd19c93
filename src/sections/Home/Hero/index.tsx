import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import LeadRecord from '../../shared/LeadRecord';
import {SectionTitle, StartLinks} from '../../shared';
import styles from './styles.module.css';

/** The first screen: what the product is and for whom, two ways to start, and a lead record. */
export default function Hero(): ReactNode {
  const {name, tagline} = useBrand();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.inner}>
        <div>
          <SectionTitle id="hero" title={tagline} level={1} display>
            {name} is a script for your website. It recognizes visitors from the United States and gives you their
            contact data as leads, even if they never fill in a form. For businesses that pay for traffic, and for their
            agencies.
          </SectionTitle>
          <StartLinks />
          <p className={styles.limit}>
            Registration is by invite.{' '}
            <Link to="/docs/intro-to-pixel-tech#what-it-does-not-do">What it does not do</Link>
          </p>
        </div>
        <LeadRecord />
      </div>
    </section>
  );
}
