import type {ReactNode} from 'react';
import {contours, hashOf} from './contours';
import styles from './styles.module.css';

type Props = {
  /** What the drawing is derived from: the same text gives the same cover. */
  seed: string;
  /** Stands at the end of the leader line. */
  label: string;
};

/** The cover of a blog post: a plate with contour lines of its own and a leader line to its label. */
export default function PostCover({seed, label}: Props): ReactNode {
  const {lines, x, y} = contours(hashOf(seed));
  return (
    <svg className={styles.cover} viewBox="0 0 720 150" aria-hidden="true">
      <g className={styles.lines}>
        {lines.map((line) => (
          <ellipse key={line.rx} cx={x} cy={y} rx={line.rx} ry={line.ry} transform={`rotate(${line.turn} ${x} ${y})`} />
        ))}
      </g>
      <path className={styles.leader} d={`M${x} ${y} L${x + 70} 34 H690`} />
      <circle className={styles.mark} cx={x} cy={y} r="5" />
      <text className={styles.label} x="690" y="26" textAnchor="end">
        {label}
      </text>
    </svg>
  );
}
