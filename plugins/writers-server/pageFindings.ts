import path from 'node:path';
import type {Check} from './checker';

type Compilation = {errors: Error[]; warnings: {push: (warning: Error) => unknown}};

type Compiler = {
  modifiedFiles?: ReadonlySet<string>;
  hooks: {afterCompile: {tapPromise: (name: string, run: (compilation: Compilation) => Promise<void>) => void}};
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

/** A step of the bundler: adds the findings of the pages that were saved to its warnings. */
export class PageFindings {
  /** Pages that were saved and not checked yet. */
  private readonly saved = new Set<string>();

  /** Findings by page, until it is saved again. */
  private readonly found = new Map<string, readonly string[]>();

  constructor(
    private readonly siteDir: string,
    private readonly check: Check,
  ) {}

  private pagesOf(files: Iterable<string>): string[] {
    return [...files]
      .map((file) => path.relative(this.siteDir, file).split(path.sep).join('/'))
      .filter((file) => /^(?:docs|versioned_docs|blog|src\/pages)\/.*\.mdx$/.test(file));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise('page-findings', async (compilation) => {
      this.pagesOf(compiler.modifiedFiles ?? []).forEach((file) => this.saved.add(file));
      // What stops a page is shown at once; the rest is looked for when it no longer does.
      tidy(compilation.errors);
      if (compilation.errors.length > 0) {
        return;
      }
      for (const file of this.saved) {
        this.found.set(file, await this.check(file));
      }
      this.saved.clear();
      const lines = [...this.found.values()].flat();
      lines.forEach((line) => compilation.warnings.push(plain(line)));
    });
  }
}
