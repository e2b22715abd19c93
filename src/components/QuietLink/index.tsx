import type {MouseEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHistory} from '@docusaurus/router';

type Props = {to: string; className?: string; children: ReactNode};

const opensElsewhere = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link inside the site for places with dozens of them. The theme's own link fetches its target as soon as it is
 * seen; this one waits until the reader reaches for it. The build checks it like any other.
 */
export default function QuietLink({to, className, children}: Props): ReactNode {
  const history = useHistory();
  const address = useBaseUrl(to);
  useBrokenLinks().collectLink(address);
  const prepare = () => window.docusaurus.preload(address);
  const follow = (event: MouseEvent) => {
    if (!opensElsewhere(event)) {
      event.preventDefault();
      history.push(address);
    }
  };
  return (
    <a className={className} href={address} onClick={follow} onFocus={prepare} onMouseEnter={prepare}>
      {children}
    </a>
  );
}
