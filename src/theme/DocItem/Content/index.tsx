import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Whereabouts from '@site/src/components/Whereabouts';
import {useWayThere} from '@site/src/lib/useWayThere';

/** A docs page with a line above its title that names the set of docs and the category. */
export default function DocItemContent(props: Props): ReactNode {
  useWayThere();
  return (
    <>
      <Whereabouts />
      <Content {...props} />
    </>
  );
}
