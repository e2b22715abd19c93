import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Badge from '@site/src/components/Badge';
import Cards from '@site/src/components/Cards';
import ClaimNote from '@site/src/components/ClaimNote';
import CodeBlock from '@site/src/components/CodeBlock';
import CodePlayer from '@site/src/components/CodePlayer';
import CompareTable from '@site/src/components/CompareTable';
import Drawing from '@site/src/components/Drawing';
import Fields, {Field} from '@site/src/components/Fields';
import Filter from '@site/src/components/Filter';
import InlineCode from '@site/src/components/InlineCode';
import LegalStatus from '@site/src/components/LegalStatus';
import ScrollTable from '@site/src/components/ScrollTable';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
import Term from '@site/src/components/Term';

/** Components that pages can use without an import; `content/components` defines their props. */
export default {
  ...MDXComponents,
  Badge,
  Cards,
  ClaimNote,
  CodeBlock,
  CodePlayer,
  CompareTable,
  Drawing,
  Field,
  Fields,
  Filter,
  Kbd: 'kbd',
  LegalStatus,
  ScrollTable,
  Steps,
  TabItem,
  Tabs,
  Term,
  // The build turns fences into CodeBlock, so only inline code is left.
  code: InlineCode,
  table: Table,
};
