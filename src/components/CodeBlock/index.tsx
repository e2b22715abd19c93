import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {useMarkup} from '@site/src/lib/useMarkup';
import {withLineBreaks, splitAtBreaks} from '../InlineCode/lineBreaks';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** Display names of languages whose name is not just the uppercase tag. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  graphql: 'GraphQL',
  handlebars: 'Handlebars',
  js: 'JavaScript',
  powershell: 'PowerShell',
  python: 'Python',
  text: 'Text',
  ts: 'TypeScript',
};

/** Languages with nested code: long lines scroll, because wrapping would obscure the nesting. */
const nested = new Set(['html', 'js', 'php', 'python', 'ts', 'tsx', 'yaml']);

type Props = {
  language: string;
  /** Highlighted HTML, rendered at build time. */
  html: string;
  title?: string;
  /** Shown if there is no title; defaults to the language name. */
  label?: string;
  /** Role in an example: the code to copy, its input data, or its output. */
  part?: 'example' | 'data' | 'output';
  /** Whether it is prose output, as visitors read it. */
  isProse?: boolean;
  /** Whether long lines scroll, even if this language wraps by default. */
  scrolls?: boolean;
  /** Whether to show line numbers. */
  numbered?: boolean;
};

/** A code sample with its title or language and a copy button. */
export default function CodeBlock({
  language,
  html,
  title,
  label = names[language] ?? language.toUpperCase(),
  part,
  isProse = false,
  scrolls = false,
  numbered = false,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const isNested = nested.has(language) && html.trimEnd().includes('\n');
  const shape = clsx(styles.pre, isNested && styles.nested, numbered && styles.numbered, isProse && styles.prose);
  return (
    <figure
      className={clsx(styles.block, 'theme-code-block', `language-${language}`)}
      data-ground={part === 'output' ? 'sheet' : 'dark'}
      data-part={part}>
      <figcaption className={`aligned ${styles.bar}`}>
        <span className={styles.title} data-search-skip={title === undefined ? '' : undefined}>
          {withLineBreaks(splitAtBreaks(title ?? label))}
        </span>
        {part !== 'data' && part !== 'output' && <CopyButton code={pre} title={title ?? label} />}
      </figcaption>
      {/* A scrollable box must be keyboard-focusable. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} tabIndex={isNested || scrolls ? 0 : undefined} className={shape}>
        <code dangerouslySetInnerHTML={useMarkup(html)} />
      </pre>
    </figure>
  );
}
