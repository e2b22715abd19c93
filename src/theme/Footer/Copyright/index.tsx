import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

/** The copyright line and a link to the home page, because the logos link to the docs. */
export default function CopyrightWithHome(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <Link className="footer__link-item" to="/">
        Home page
      </Link>
    </>
  );
}
