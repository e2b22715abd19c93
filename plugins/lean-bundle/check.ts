import {nothingToDo} from './message';

/** A module of the bundle, as far as it matters here. */
type Module = {identifier(): string};

type ChunkGroup = {chunks: readonly {name?: string | null}[]};

/** The bundler's compilation, as far as it matters here. */
type Compilation = {
  hooks: {
    finishModules: {tap(name: string, done: (modules: Iterable<Module>) => void): void};
    afterSeal: {tap(name: string, done: () => void): void};
  };
  namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  errors: {push(error: Error): unknown};
};

/** The bundler, as far as it matters here. */
export type Compiler = {
  hooks: {thisCompilation: {tap(name: string, start: (compilation: Compilation) => void): void}};
};

/** A module that must be in the bundle when an edit has done its work: all of `marks` are in its identifier. */
export type ExpectedModule = {edit: string; marks: readonly string[]; lookedFor: string};

/** Chunks that must have been gathered in one. */
export type ExpectedChunk = {edit: string; name: string; members: readonly string[]};

/** The errors for modules that were expected and did not come. */
export function missingModules(expected: readonly ExpectedModule[], identifiers: readonly string[]): Error[] {
  return expected
    .filter(({marks}) => !identifiers.some((identifier) => marks.every((mark) => identifier.includes(mark))))
    .map(({edit, lookedFor}) => nothingToDo(edit, lookedFor, 'the modules of the bundle'));
}

/** The errors for chunks that were not gathered. */
export function missingChunks(expected: readonly ExpectedChunk[], groups: ReadonlyMap<string, ChunkGroup>): Error[] {
  return expected.flatMap(({edit, name, members}) =>
    members
      .filter((member) => !groups.get(member)?.chunks.some((chunk) => chunk.name === name))
      .map((member) => nothingToDo(edit, `chunk ${member} in chunk ${name}`, 'the chunks of the bundle')),
  );
}

/** Fails the build when an edit has not reached the bundle. */
export class EditCheck {
  constructor(
    private readonly modules: readonly ExpectedModule[],
    private readonly chunks: readonly ExpectedChunk[],
  ) {}

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('lean-bundle', (compilation) => {
      const report = (errors: readonly Error[]) => errors.forEach((error) => compilation.errors.push(error));
      compilation.hooks.finishModules.tap('lean-bundle', (modules) =>
        report(
          missingModules(
            this.modules,
            [...modules].map((module) => module.identifier()),
          ),
        ),
      );
      compilation.hooks.afterSeal.tap('lean-bundle', () =>
        report(missingChunks(this.chunks, compilation.namedChunkGroups)),
      );
    });
  }
}
