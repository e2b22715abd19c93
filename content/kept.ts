/** What was made from the text of a file, made once; `forget` drops what there is for a file. */
type Kept<T> = ((text: string, file: string) => T) & {forget: (file: string) => void};

/**
 * Keeps what was made from each file's text, so that a source is parsed once per build, and again when it changes while
 * the writer's server runs.
 *
 * @param make makes the value from the text and the name of the file
 */
export function keptByText<T>(make: (text: string, file: string) => T): Kept<T> {
  const kept = new Map<string, {text: string; value: T}>();
  const valueOf = (text: string, file: string) => {
    const before = kept.get(file);
    if (before?.text === text) {
      return before.value;
    }
    const value = make(text, file);
    kept.set(file, {text, value});
    return value;
  };
  return Object.assign(valueOf, {forget: (file: string) => void kept.delete(file)});
}
