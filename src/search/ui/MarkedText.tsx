import type {ReactNode} from 'react';
import type {MarkedText as Text} from '../types';

/** Text of a hit with its marks. */
export default function MarkedText({text}: {text: Text}): ReactNode {
  return text.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : part.text));
}
