import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import summary from '@generated/page-data/default/destinationSummary.json';
import lead from '@generated/page-data/default/lead.json';
import {useBrand} from '@site/src/lib/useBrand';
import {SectionTitle, StartLinks} from '../../shared';
import shared from '../../shared/styles.module.css';
import RecordFormats from './RecordFormats';
import styles from './styles.module.css';

const figures: readonly [figure: string, meaning: string][] = [
  [`Up to ${lead.total}`, 'fields in a lead record'],
  [String(summary.listed), 'destinations for leads'],
  ['1–24 hours', 'between lead deliveries, or a cron schedule'],
  ['1 credit', 'for each new person; 0\u00A0for repeat visits'],
];

/** The hero: what the product is and for whom, both calls to action, one record in every format, four figures. */
export default function Hero(): ReactNode {
  const {name, tagline} = useBrand();
  return (
    <section className={shared.section} data-ground="dark" aria-labelledby="hero">
      <div className={clsx(shared.screen, styles.inner)}>
        <div>
          <SectionTitle
            id="hero"
            title={tagline}
            level={1}
            audience="For businesses and agencies that pay for traffic"
            display>
            Add one script to your site. When {name} recognizes a visitor, their contact data arrives in your CRM or
            warehouse, even without a form.
          </SectionTitle>
          <StartLinks />
          <p className="soft margin--none margin-top--sm">
            Book a call to get an invite. Only people in the US become leads.{' '}
            <Link to="/docs/intro-to-leads">How matching works</Link>
          </p>
        </div>
        <RecordFormats />
        <dl className={styles.figures}>
          {figures.map(([figure, meaning]) => (
            <div key={meaning}>
              <dt className="soft">{meaning}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
