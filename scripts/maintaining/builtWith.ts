import fs from 'node:fs';
import {builtinModules} from 'node:module';
import {build} from 'esbuild';

/** What a production build starts: the generator's configuration, and the scripts around it. */
const starts = ['docusaurus.config.ts', 'scripts/build.mjs', 'scripts/finish.ts'];

/** Packages that code names in a text: as a path, and as what Node loads before a program. */
const inTexts = [/\bnode_modules\/([^'"`\s]+)/g, /'--import', '([^']+)'/g];

/** The package that an import or a path leads into; nothing for Node's own modules and for files. */
function packageOf(name: string): string | undefined {
  const isOwn = name.startsWith('node:') || builtinModules.includes(name);
  return isOwn ? undefined : /^(?:@[\w.-]+\/)?[a-z][\w.-]*/.exec(name)?.[0];
}

/**
 * The packages that a production build names in its own code: what it imports, what it reads by path, what it has Node
 * load. Types leave nothing behind. What pages import is Knip's to find.
 *
 * @param from the files that it starts with
 * @returns the packages' names, sorted, each with a file that names it
 */
export async function builtWith(from: readonly string[] = starts): Promise<Map<string, string>> {
  const {metafile} = await build({
    entryPoints: [...from],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    logLevel: 'error',
  });
  const found = Object.entries(metafile.inputs).flatMap(([file, {imports}]) => {
    const imported = imports.filter(({external}) => external).map(({path}) => path);
    const code = fs.readFileSync(file, 'utf8');
    const named = inTexts.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
    return [...imported, ...named].flatMap((name): [string, string][] => {
      const found = packageOf(name);
      return found ? [[found, file]] : [];
    });
  });
  return new Map(found.sort(([one], [other]) => one.localeCompare(other)));
}
