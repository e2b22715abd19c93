import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {filesBelow} from './parts';

/** Entry points of Docusaurus packages that its makers change without notice. */
const internal = /^@docusaurus\/[^/]+\/(?:internal$|lib\/|src\/)/;

const parse = (file: string) =>
  ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);

/** What a file imports (not types alone), as `module#name`; a whole module without a name. */
function importsOf(file: string): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (clause?.isTypeOnly || !internal.test(from)) {
      return [];
    }
    const bindings = clause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({name, propertyName}) => `${from}#${(propertyName ?? name).text}`)
      : [from];
  });
}

/** The files that make a name which an entry point passes on; the entry point itself where it makes the name. */
function sourceOf(entry: string, name: string): string {
  for (const statement of parse(entry).statements) {
    const names =
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map((element) => element.name.text)
        : [];
    if (names.includes(name) && ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      return path.resolve(path.dirname(entry), `${from}.js`);
    }
  }
  return entry;
}

/** Where a module of a package lies, by the package's `exports`. */
function entryOf(root: string, module: string): string {
  const [scope, name, ...rest] = module.split('/');
  const folder = path.join(root, 'node_modules', `${scope}/${name}`);
  const {exports: map = {}} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  const mapped = map[`./${rest.join('/')}`];
  const file = path.join(folder, typeof mapped === 'string' ? mapped : rest.join('/'));
  return (
    [file, `${file}.js`, path.join(file, 'index.js')].find((each) =>
      fs.statSync(each, {throwIfNoEntry: false})?.isFile(),
    ) ?? file
  );
}

/**
 * Every internal of Docusaurus that the site's code imports, with the file that makes it.
 *
 * @param root the folder of the site
 * @param rooms the folders to look in
 * @returns `module#name` and the path of the file from `node_modules`
 */
export function internalImports(root: string, rooms: readonly string[]): Map<string, string> {
  const files = rooms
    .map((room) => path.join(root, room))
    .filter((room) => fs.existsSync(room))
    .flatMap((room) => filesBelow(room).map((file) => path.join(room, file)))
    .filter((file) => /\.(?:[jt]sx?|mjs)$/.test(file));
  const names = [...new Set(files.flatMap(importsOf))].sort();
  return new Map(
    names.map((each) => {
      const [module = '', name = ''] = each.split('#');
      const file = sourceOf(entryOf(root, module), name);
      return [each, path.relative(path.join(root, 'node_modules'), file).split(path.sep).join('/')];
    }),
  );
}
