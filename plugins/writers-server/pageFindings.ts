import path from 'node:path';
import type {Check} from './checker';

type Compilation = {errors: Error[]; warnings: {push: (warning: Error) => unknown}};

type Hook<Argument> = {tap: (name: string, run: (argument: Argument) => void) => void};

type Compiler = {
  modifiedFiles?: ReadonlySet<string>;
  /** There while the bundler watches files; compiles once more. */
  watching?: {invalidate: () => void};
  hooks: {afterCompile: Hook<Compilation>; done: Hook<{hasErrors: () => boolean}>};
};

/** Findings in what an error says; the bundler draws a frame before its lines. */
const findingsIn = ({message}: Error): string[] =>
  [...message.matchAll(/^[\s│]*(\S.*:\d+(?::\d+)?: .+; allowed: .+)$/gm)].flatMap(([, line]) => line ?? []);

/** Shown by the bundler as its line, without a stack. */
const plain = (line: string) => Object.assign(new Error(line), {stack: line});

/**
 * Puts the findings that errors carry in their place, each once: facts that are wrong stop all pages that are made from
 * them, and what loads pages adds its own stack to each.
 */
export function tidy(errors: Error[]): void {
  const said = [...errors].map((error) => ({error, lines: findingsIn(error)}));
  const lines = new Set(said.flatMap((each) => each.lines));
  const others = said.flatMap((each) => (each.lines.length > 0 ? [] : [each.error]));
  if (lines.size > 0) {
    errors.splice(0, errors.length, ...[...lines].map(plain), ...others);
  }
}

const same = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/**
 * A step of the bundler: adds the findings of the pages that were saved to its warnings. A saved page is shown before it is
 * checked; what the check finds comes with another compilation, which has nothing to compile.
 */
export class PageFindings {
  /** Pages that were saved and not checked yet. */
  private readonly saved = new Set<string>();

  /** Findings by page, until it is checked again. */
  private readonly found = new Map<string, readonly string[]>();

  private isChecking = false;

  constructor(
    private readonly siteDir: string,
    private readonly check: Check,
  ) {}

  private pagesOf(files: Iterable<string>): string[] {
    return [...files]
      .map((file) => path.relative(this.siteDir, file).split(path.sep).join('/'))
      .filter((file) => /^(?:docs|versioned_docs|blog|src\/pages)\/.*\.mdx$/.test(file));
  }

  /** Checks the pages that were saved, those that are saved meanwhile among them. */
  private async checkSaved(show: () => void): Promise<void> {
    this.isChecking = true;
    let isNews = false;
    for (const file of this.saved) {
      this.saved.delete(file);
      const lines = await this.check(file);
      isNews ||= !same(lines, this.found.get(file) ?? []);
      this.found.set(file, lines);
    }
    this.isChecking = false;
    if (isNews) {
      show();
    }
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('page-findings', ({errors, warnings}) => {
      this.pagesOf(compiler.modifiedFiles ?? []).forEach((file) => this.saved.add(file));
      tidy(errors);
      // What stops a page is shown alone.
      if (errors.length === 0) {
        [...this.found.values()].flat().forEach((line) => warnings.push(plain(line)));
      }
    });
    compiler.hooks.done.tap('page-findings', (stats) => {
      if (!stats.hasErrors() && !this.isChecking) {
        void this.checkSaved(() => compiler.watching?.invalidate());
      }
    });
  }
}
