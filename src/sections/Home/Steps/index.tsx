import type {ComponentType, ReactNode, SVGProps} from 'react';
import Link from '@docusaurus/Link';
import {Section, SectionTitle} from '../../shared';
import Framework from './Framework';
import Delivery from './delivery.svg';
import Match from './match.svg';
import Page from './page.svg';
import styles from './styles.module.css';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

type StepProps = {number: number; title: string; drawing: Drawing; children: ReactNode};

function Step({number, title, drawing: Drawing, children}: StepProps): ReactNode {
  return (
    <li className={styles.step}>
      <Drawing className={styles.drawing} aria-hidden="true" />
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span> {title}
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

/** How the product works, in three steps, each with a drawing. */
export default function Steps(): ReactNode {
  return (
    <Section labelledBy="steps">
      <SectionTitle id="steps" title="How it works" />
      <ol className={`clean-list ${styles.steps}`}>
        <Step number={1} title="You add one snippet" drawing={Page}>
          <p>Paste it into the head of every page. The page doesn’t wait for it to load.</p>
          <Framework />
        </Step>
        <Step number={2} title="A visit is matched" drawing={Match}>
          <p>
            The service compares the visit with identity data from partners. A new person costs one credit; if there’s
            no match, you don’t pay. <Link to="/docs/intro-to-leads">How matching works</Link>
          </p>
        </Step>
        <Step number={3} title="The lead goes where you work" drawing={Delivery}>
          <p>
            View leads in the dashboard, or have new ones sent to your systems as often as you choose: every 1 to 24
            hours, or on a cron schedule. <Link to="/docs/intro-to-integrations">How delivery works</Link>
          </p>
        </Step>
      </ol>
    </Section>
  );
}
