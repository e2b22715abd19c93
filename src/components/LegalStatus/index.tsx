import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';
import {useBrand} from '@site/src/lib/useBrand';

const longDate = (day: string) => new Date(day).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** States when a legal page took effect, or that it is a draft. */
export default function LegalStatus(): ReactNode {
  const {company, legalEffectiveDate} = useBrand();
  if (legalEffectiveDate !== '') {
    return <p>Effective date: {longDate(legalEffectiveDate)}.</p>;
  }
  return (
    <Admonition type="warning" title="Draft">
      <p>
        This text is a draft. It is not in force until {company} publishes an effective date on this page. Effective
        date: not set.
      </p>
    </Admonition>
  );
}
