import {nothingToDo} from './message';

type Rule = {test?: unknown; use?: readonly {options?: {limit?: number}}[]};

/**
 * Lets fonts keep files of their own. The generator writes those below 10,000 bytes into what names them: the address in
 * the head of each page, and each style sheet.
 *
 * @param rules of the bundler; the one for fonts is changed
 * @throws Error when there is none
 */
export function keepFonts(rules: readonly unknown[]): void {
  const options = rules.flatMap((rule) => {
    const {test, use = []} = (rule ?? {}) as Rule;
    return test instanceof RegExp && test.test('a.woff2') ? use.flatMap((each) => each.options ?? []) : [];
  });
  if (options.length === 0) {
    throw nothingToDo('fonts', 'a rule for .woff2 with options', "the bundler's rules");
  }
  options.forEach((each) => (each.limit = 0));
}
