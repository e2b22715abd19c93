import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import styles from './styles.module.css';

/** What the stage holds for React: nothing, and always the same nothing, so that React never empties it again. */
const empty = {__html: ''};

type Props = {language: string; html: string; title?: string};

/** A sample that runs: the code, and below it a frame that the player script fills (`src/scripts/player.ts`). */
export default function CodePlayer({language, html, title}: Props): ReactNode {
  return (
    <div className={styles.player} data-player={title ?? 'Live sample'}>
      <CodeBlock language={language} html={html} title={title} />
      {/* The player script owns what is inside; React must leave it alone. */}
      <div className={styles.stage} data-player-stage="" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </div>
  );
}
