import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBrand} from '@site/src/lib/useBrand';
import LeadRecord from '../../shared/LeadRecord';
import {SectionTitle, StartLinks} from '../../shared';
import Devices from './Devices';
import shared from '../../shared/styles.module.css';
import styles from './styles.module.css';

/** The hero of the campaign page, for businesses that pay for traffic: a page and the lead it produces. */
export default function Hero({level = 1}: {level?: 1 | 2}): ReactNode {
  const {name} = useBrand();
  return (
    <section className={shared.section} data-ground="dark" aria-labelledby="campaign">
      <div className={clsx(shared.screen, styles.screen)}>
        <div>
          <SectionTitle
            id="campaign"
            title={'You paid for the visit.\nGet the lead.'}
            level={level}
            audience="For businesses that pay for traffic"
            display>
            {name} is a script for campaign pages. When it recognizes a visitor, their contact data goes to your CRM,
            email tool, or warehouse, even without a form.
          </SectionTitle>
          <StartLinks />
          <p className="soft margin--none margin-top--sm">
            Book a call to get an invite. Only people in the US become leads.
          </p>
        </div>
        <div className={styles.picture}>
          <Devices />
          <LeadRecord />
        </div>
      </div>
    </section>
  );
}
