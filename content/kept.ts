/**
 * Keeps what was made from each file's text, so that a source is parsed once per build, and again when it changes while
 * the writer's server runs.
 *
 * @param make makes the value from the text and the name of the file
 */
export function keptByText<T>(make: (text: string, file: string) => T): (text: string, file: string) => T {
  const kept = new Map<string, {text: string; value: T}>();
  return (text, file) => {
    const before = kept.get(file);
    if (before?.text === text) {
      return before.value;
    }
    const value = make(text, file);
    kept.set(file, {text, value});
    return value;
  };
}
