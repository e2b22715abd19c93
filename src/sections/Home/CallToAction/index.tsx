import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBrand} from '@site/src/lib/useBrand';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import Logo from '../Logo';
import styles from './styles.module.css';

/** The last word of a page: install the pixel, or talk first. */
export default function CallToAction({plate}: {plate?: number}): ReactNode {
  const {salesUrl} = useBrand();
  return (
    <Section labelledBy="call" plate={plate} note="How to read the mark">
      <div className={styles.pair}>
        <div>
          <SectionTitle id="call" title="Start with one page">
            A field mark is the detail by which one tells what one sees. Put the pixel on one page and look for the
            first lead. Registration is by invite: book a call, or read how it works.
          </SectionTitle>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to={salesUrl}>
              Book a call
            </Link>
            <Link className="button button--primary button--outline button--lg" to="/docs/start-registration">
              How registration works
            </Link>
          </p>
        </div>
        <Logo explained />
      </div>
    </Section>
  );
}
