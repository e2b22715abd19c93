import {useEffect, useState} from 'react';
import {optionId} from './ids';

type Options = {
  /** The dialog's field. */
  input: HTMLInputElement;
  /** How many options there are. */
  count: number;
  /** Changes with the list: the choice starts again at its first option. */
  list: unknown;
  /** Enter was pressed on an option, or on none; the event says whether it is for a new tab. */
  onEnter: (index: number | undefined, event: KeyboardEvent) => void;
};

const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

/**
 * Moves through a list of options by the keys of a field, which keeps the focus.
 *
 * @returns the number of the chosen option, and how to choose another
 */
export function useCombobox({input, count, list, onEnter}: Options): [number, (index: number) => void] {
  const [choice, setChoice] = useState({list, index: 0});
  const active = choice.list === list ? Math.min(choice.index, count - 1) : 0;
  const choose = (index: number) => setChoice({list, index});
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (event.isComposing) {
        return;
      }
      if (step !== undefined && count > 0) {
        event.preventDefault();
        setChoice({list, index: (active + step + count) % count});
      } else if (event.key === 'Enter') {
        event.preventDefault();
        onEnter(count > 0 ? active : undefined, event);
      }
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  }, [input, count, list, active, onEnter]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      input.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({block: 'nearest'});
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  }, [input, count, list, active]);
  return [active, choose];
}
