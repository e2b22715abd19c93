import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Section, SectionTitle, StartLinks} from '../../shared';
import {Capture, Identify, Personalize} from './demos';
import styles from './styles.module.css';

type DemoProps = {title: string; to: string; more: string; text: string; children: ReactNode};

function Demo({title, to, more, text, children}: DemoProps): ReactNode {
  return (
    <div className={styles.demo}>
      <h3 className="margin--none">{title}</h3>
      <p className={styles.text}>
        {text} <Link to={to}>{more}</Link>
      </p>
      {children}
    </div>
  );
}

/** What the product adds to a page: three samples with switchable states. The people in them are fictional. */
export default function Watch(): ReactNode {
  return (
    <Section labelledBy="watch" ground="shade">
      <SectionTitle id="watch" title="What you get" />
      <div className={styles.demos}>
        <Demo
          title="Leads"
          to="/docs/intro-to-leads"
          more="How a visit becomes a lead"
          text="A match adds contact data to the visit.">
          <Identify />
        </Demo>
        <Demo
          title="Forms"
          to="/docs/leadcapture/overview"
          more="How opt-in forms work"
          text="Known fields are prefilled and masked.">
          <Capture />
        </Demo>
        <Demo
          title="Personalization"
          to="/docs/personalization/personalized-landing-pages"
          more="How pages adapt"
          text="One line of copy adapts to the visitor.">
          <Personalize />
        </Demo>
      </div>
      <p className="soft margin-top--md">The people are fictional. Nothing you type or choose leaves this page.</p>
      <StartLinks />
    </Section>
  );
}
