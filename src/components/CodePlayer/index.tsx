import type {ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import styles from './styles.module.css';

type Props = {language: string; html: string; title?: string};

/**
 * A sample that runs: the code, and below it a frame that the player script fills (`static/js/player.js`). Without
 * scripts the code is all there is to see.
 */
export default function CodePlayer({language, html, title}: Props): ReactNode {
  return (
    <div className={styles.player} data-player={title ?? 'Live sample'}>
      <CodeBlock language={language} html={html} title={title} />
      {/* The player script owns what is inside; React must leave it alone. */}
      <div
        className={styles.stage}
        data-player-stage=""
        dangerouslySetInnerHTML={{__html: ''}}
        suppressHydrationWarning
      />
    </div>
  );
}
