import {useEffect, useState} from 'react';

/**
 * A part of the dialog once its code is there.
 *
 * @param load starts loading; it must not change
 * @param attempt what it is needed for: when that changes, a failure is tried again
 * @returns the part, `failed`, or nothing while it loads
 */
export function useLazyPart<T>(load: () => Promise<T>, attempt: string): T | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{part: T | 'failed'}>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({part}),
      () => isCurrent && setLoaded({part: 'failed'}),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return loaded?.part;
}
