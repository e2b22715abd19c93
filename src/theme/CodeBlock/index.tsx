import type {ComponentProps, ReactNode} from 'react';
import {escapeHtml} from '@site/content/escapeHtml';
import CodeBlock from '@site/src/components/CodeBlock';

type Props = Partial<ComponentProps<typeof CodeBlock>> & {children?: ReactNode; className?: string};

/**
 * A code block that was not made from a fence: shown as it is, without a highlighter in the reader's bundle. On a page that
 * imports it, those of fences are rendered by it, too: they bring their `html`.
 */
export default function PlainCodeBlock({
  children,
  className,
  html = escapeHtml(String(children)),
  ...props
}: Props): ReactNode {
  return <CodeBlock language={/language-(\w+)/.exec(className ?? '')?.[1] ?? 'text'} {...props} html={html} />;
}
