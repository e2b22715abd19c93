import {type ReactNode, useMemo} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {partsOf} from '@site/src/components/InlineCode/parts';

type Entries = Props['toc'];

/** Names of types may break where their words join: the column of the contents is narrow on small laptops. */
const withJoints = (entries: Entries): Entries =>
  entries.map((entry) => ({
    ...entry,
    value: /^\w+$/.test(entry.value) ? partsOf(entry.value, 12).join('<wbr>') : entry.value,
    children: withJoints(entry.children),
  }));

/** The contents, whose long names break at their joints alone. */
export default function JointedTree({toc, ...props}: Props): ReactNode {
  const entries = useMemo(() => withJoints(toc), [toc]);
  return <Tree {...props} toc={entries} />;
}
