import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import Whereabouts from '@site/src/components/Whereabouts';
import {usePlaceInView} from '@site/src/lib/usePlaceInView';

/** A docs page with a line above its title that names the set of docs and the category. */
export default function DocItemContent(props: Props): ReactNode {
  usePlaceInView();
  return (
    <>
      <Whereabouts />
      <Content {...props} />
    </>
  );
}
