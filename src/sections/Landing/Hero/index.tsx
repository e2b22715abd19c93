import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import DisplayFace from '../../fonts/DisplayFace';
import SectionTitle from '../../shared/SectionTitle';
import Devices from './Devices';
import FloorBackground from './FloorBackground';
import GridBackground from './GridBackground';
import styles from './styles.module.css';

/** The first screen of a campaign: for businesses that pay for the visits to their pages. */
export default function Hero({level = 1}: {level?: 1 | 2}): ReactNode {
  const {name, salesUrl} = useBrand();
  return (
    <section className={styles.hero} aria-labelledby="campaign">
      <DisplayFace />
      <GridBackground />
      <FloorBackground />
      <div className={styles.inner}>
        <div>
          <SectionTitle id="campaign" title="You paid for the visit. Get the lead." level={level} display>
            {name} recognizes visitors on your campaign pages, without a form, and sends them as leads to your CRM, your
            email tool or your warehouse. US visitors only; who can’t be matched stays unknown.
          </SectionTitle>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={salesUrl}>
              Book a call
            </Link>
            <Link className="button button--primary button--outline button--lg" to="/docs/intro-to-leads">
              See how it works
            </Link>
          </p>
        </div>
        <Devices />
      </div>
    </section>
  );
}
