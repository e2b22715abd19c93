import type {ComponentProps, ReactNode} from 'react';
import {escapeHtml} from '@site/content/escapeHtml';
import CodeBlock from '@site/src/components/CodeBlock';

type Props = Partial<ComponentProps<typeof CodeBlock>> & {children?: ReactNode; className?: string};

/**
 * Renders a code block that isn't from a fence as plain text, which keeps the highlighter out of the bundle. On a page
 * that imports it, it also renders fenced blocks, which pass their `html`.
 */
export default function PlainCodeBlock({
  children,
  className,
  html = escapeHtml(String(children)),
  ...props
}: Props): ReactNode {
  return <CodeBlock language={/language-(\w+)/.exec(className ?? '')?.[1] ?? 'text'} {...props} html={html} />;
}
