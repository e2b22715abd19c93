import type {ReactNode} from 'react';
import {escapeHtml} from '@site/content/escapeHtml';
import CodeBlock from '@site/src/components/CodeBlock';

type Props = {children?: ReactNode; className?: string; title?: string; language?: string};

/** A code block that was not made from a fence: shown as it is, without a highlighter in the reader's bundle. */
export default function PlainCodeBlock({children, className, title, language}: Props): ReactNode {
  const named = language ?? /language-(\w+)/.exec(className ?? '')?.[1] ?? 'text';
  return <CodeBlock language={named} title={title} html={escapeHtml(String(children))} />;
}
