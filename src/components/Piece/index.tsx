import {Component, type ReactNode} from 'react';

declare global {
  interface Window {
    /** While a page is taken over: parts that wait for their turn. `plugins/preact` takes them. */
    pieces?: (() => void)[];
  }
}

/** A place in Preact's tree, by its published names: the place above, and where it counts the ids below it. */
type Place = {__?: Place; __m?: [name: string | number, next: number]};

/** What is thrown by a part that waits. The page keeps what it shows there. */
const later = {then: () => undefined};

/** A count of ids for a part alone: they are the same in whichever order the parts are taken over. */
function countBelow(place: Place): Place['__m'] {
  let above = place;
  while (above.__ && !above.__m) {
    above = above.__;
  }
  const count = (above.__m ??= [0, 0]);
  return [`${count[0]}_${count[1]++}`, 0];
}

/**
 * A part of a page that is taken over in a task of its own when the page starts, so that no task is long. Without
 * Preact, on the writer's server, it does nothing.
 *
 * What is in it must draw exactly one element, and no title or tags in the head: those are written with each
 * part, without those of parts that still wait.
 */
export default class Piece extends Component<{children: ReactNode}> {
  private ids: Place['__m'];
  private isAsked = false;

  override render(): ReactNode {
    const {__v: place} = this as {__v?: Place};
    if (place) {
      place.__m = this.ids ??= countBelow(place);
    }
    if (typeof window !== 'undefined' && window.pieces && !this.isAsked) {
      this.isAsked = true;
      window.pieces.push(() => this.forceUpdate());
      throw later;
    }
    return this.props.children;
  }
}

/** The same part as a piece of the page. */
export const asPiece =
  <Props extends object>(Part: (props: Props) => ReactNode) =>
  (props: Props): ReactNode => (
    <Piece>
      <Part {...props} />
    </Piece>
  );
