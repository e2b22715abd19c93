import type {ReactNode} from 'react';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';
import StartLinks from '../../shared/StartLinks';
import Logo from '../Logo';
import styles from './styles.module.css';

/** The end of a page: two ways to start. */
export default function CallToAction(): ReactNode {
  return (
    <Section labelledBy="call">
      <div className={styles.pair}>
        <div>
          <SectionTitle id="call" title="Start with one page">
            Put the pixel on one page and look for the first lead. Registration is by invite, so begin with a call, or
            read what comes after it.
          </SectionTitle>
          <StartLinks />
        </div>
        <Logo />
      </div>
    </Section>
  );
}
