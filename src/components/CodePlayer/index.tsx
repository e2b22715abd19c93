import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import styles from './styles.module.css';

/** The stage's markup for React: empty, and always the same object, so React never clears the stage again. */
const empty = {__html: ''};

type Props = {language: string; html: string; title?: string};

/** A runnable code sample: the code, and below it a frame that the player script fills (`src/scripts/player.ts`). */
export default function CodePlayer({language, html, title}: Props): ReactNode {
  return (
    <div className={styles.player} data-player={title ?? 'Live sample'}>
      <CodeBlock language={language} html={html} title={title} />
      {/* The player script owns the contents; React must leave them alone. */}
      <div className={styles.stage} data-player-stage="" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </div>
  );
}
