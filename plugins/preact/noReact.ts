import type {Compiler} from '../lean-bundle/check';

const react = /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\][^!|]*$/;

/** The error for modules of React that came beside Preact: they would not know each other's elements. */
export function besidePreact(identifiers: readonly string[]): Error[] {
  const found = identifiers.filter((identifier) => react.test(identifier));
  return found.length === 0
    ? []
    : [
        new Error(
          `preact: React is in the bundle beside Preact, ${found.length} of its modules: ${found.slice(0, 3).join(', ')}. ` +
            'What imports it passes the aliases "react" and "react-dom" by: give that import its own alias in plugins/preact/index.ts.',
        ),
      ];
}

/** Fails the build when React is bundled although Preact takes its place. */
export class NoReact {
  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('preact', (compilation) => {
      compilation.hooks.finishModules.tap('preact', (modules) =>
        besidePreact([...modules].map((module) => module.identifier())).forEach((error) =>
          compilation.errors.push(error),
        ),
      );
    });
  }
}
