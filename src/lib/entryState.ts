type Entry = Record<string, unknown> | null;

/** Returns the value of that name that `saveInEntry` saved for this history entry, if any. */
export const readFromEntry = <T>(name: string): T | undefined => (window.history.state as Entry)?.[name] as T;

/** Saves a serializable value with the history entry: it's restored on Back and Forward. */
export function saveInEntry(name: string, value: unknown): void {
  window.history.replaceState({...(window.history.state as Entry), [name]: value}, '');
}
