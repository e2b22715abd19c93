import {useEffect, useLayoutEffect, useState} from 'react';
import {optionId} from './ids';

type Options = {
  /** The dialog's field. */
  input: HTMLInputElement;
  /** How many options there are. */
  count: number;
  /** What the options answer: when it changes, the choice starts again at the first one. */
  query: string;
  /** Enter was pressed on an option, or on none; the event says whether it is for a new tab. */
  onEnter: (index: number | undefined, event: KeyboardEvent) => void;
  /** The chosen option's id, which the field names; undefined without options. */
  onActive: (id: string | undefined) => void;
};

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Moves through a list of options by the keys of a field, which keeps the focus.
 *
 * @returns the number of the chosen option, and how to choose another
 */
export function useCombobox({input, count, query, onEnter, onActive}: Options): [number, (index: number) => void] {
  const [choice, setChoice] = useState({query, index: 0});
  const active = choice.query === query ? Math.min(choice.index, count - 1) : 0;
  // With the list on the screen, not some time after it: Enter is for the list that is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (event.isComposing) {
        return;
      }
      if (step !== undefined && count > 0) {
        event.preventDefault();
        setChoice({query, index: (active + step + count) % count});
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(count > 0 ? active : undefined, event);
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, count, query, active, onEnter]);
  useEffect(() => {
    if (count === 0) {
      return undefined;
    }
    onActive(optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
    return () => onActive(undefined);
  }, [count, query, active, onActive]);
  return [active, (index) => setChoice({query, index})];
}
