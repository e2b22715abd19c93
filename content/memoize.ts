/** Memoizes a function of a file's text: it runs again only when that file's text changes. */
export function memoizeByText<T>(make: (text: string, file: string) => T): (text: string, file: string) => T {
  const made = new Map<string, {text: string; value: T}>();
  return (text, file) => {
    const before = made.get(file);
    if (before?.text === text) {
      return before.value;
    }
    const value = make(text, file);
    made.set(file, {text, value});
    return value;
  };
}
