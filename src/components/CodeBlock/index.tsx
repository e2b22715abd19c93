import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import {useMarkup} from '@site/src/lib/useMarkup';
import {joined, partsOf} from '../InlineCode/parts';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** Names of languages that are not their tags in capitals. */
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

/** Languages whose lines are nested: they scroll, since a wrapped line would hide how. */
const nested = new Set(['html', 'js', 'php', 'python', 'ts', 'tsx', 'yaml']);

type Props = {
  language: string;
  /** Highlighted lines, rendered in the build. */
  html: string;
  title?: string;
  /** Shown in place of a title; the name of the language by default. */
  label?: string;
  /** What it is in an example: what a writer copies, the data it is given, or what comes out. */
  part?: 'example' | 'data' | 'output';
  /** Whether it is a result in words, as visitors read it. */
  read?: boolean;
  /** Whether lines that don't fit scroll, although code in this language wraps. */
  scrolls?: boolean;
  /** Whether lines show their numbers. */
  numbered?: boolean;
};

/** A code sample with its title or language and a copy button. */
export default function CodeBlock({
  language,
  html,
  title,
  label = names[language] ?? language.toUpperCase(),
  part,
  read = false,
  scrolls = false,
  numbered = false,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const isNested = nested.has(language) && html.trimEnd().includes('\n');
  const shape = clsx(styles.pre, isNested && styles.nested, numbered && styles.numbered, read && styles.read);
  return (
    <figure
      className={clsx(styles.block, 'theme-code-block', `language-${language}`)}
      data-ground={part === 'output' ? 'sheet' : 'dark'}
      data-part={part}>
      <figcaption className={`aligned ${styles.bar}`}>
        <span className={styles.title} data-search-skip={title === undefined ? '' : undefined}>
          {joined(partsOf(title ?? label))}
        </span>
        {part !== 'data' && part !== 'output' && <CopyButton code={pre} title={title ?? label} />}
      </figcaption>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} tabIndex={isNested || scrolls ? 0 : undefined} className={shape}>
        <code dangerouslySetInnerHTML={useMarkup(html)} />
      </pre>
    </figure>
  );
}
