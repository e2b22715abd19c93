import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import groups from '@generated/page-data/default/destinations.json';
import DestinationWall from '../../DestinationWall';
import Section from '../../shared/Section';
import SectionTitle from '../../shared/SectionTitle';

const count = groups.reduce((sum, {members}) => sum + members.length, 0);

/** Where leads can go: the wall of all destinations. */
export default function Destinations({plate}: {plate?: number}): ReactNode {
  return (
    <Section labelledBy="destinations" plate={plate} note="Systems that take leads">
      <SectionTitle id="destinations" title="Leads arrive where you work">
        An integration sends new leads on a schedule, every 1 to 24 hours or by a cron expression of your own. Each of
        the {count} destinations has a page with its settings, its rights and a sample record.{' '}
        <Link to="/docs/intro-to-integrations">How integrations work</Link>
      </SectionTitle>
      <DestinationWall />
    </Section>
  );
}
