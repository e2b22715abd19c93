import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';

/** Says what may not be done with a sensitive attribute. */
export default function SensitiveNotice({field}: {field: string}): ReactNode {
  return (
    <Admonition type="warning" title="Sensitive attribute">
      <p>
        Do not use <code>{field}</code> to decide on credit, housing, employment or insurance, or to leave people out of
        such offers. US law, the Fair Credit Reporting Act and fair-lending and fair-housing rules among it, forbids it.
      </p>
      <p>
        Where the GDPR or a state privacy law applies, check with counsel before you store or use it: data about race,
        religion, politics or health needs a legal basis of its own. Never show visitors what you know about them.
      </p>
    </Admonition>
  );
}
