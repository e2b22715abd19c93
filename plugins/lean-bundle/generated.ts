import fs from 'node:fs';
import path from 'node:path';
import type {ExpectedModule} from './check';
import {nothingToDo} from './message';
import {shortKeys, shortRoutes} from './pageRoutes';
import {chunkNames, renameChunks, shortNames, trimRegistry} from './registry';
import {trimConfig} from './siteConfig';
import {trimVersion, versionFiles} from './versionData';

type Edit = (source: string, file: string) => string;

/** An edit of generated files. */
export type GeneratedEdit = {edit: string; files: readonly string[]; apply: Edit};

const loader = 'plugins/lean-bundle/loader.js';

function existing(edit: string, file: string): string {
  if (!fs.existsSync(file)) {
    throw nothingToDo(edit, path.basename(file), path.dirname(file));
  }
  return file;
}

const routesIn = (generated: string) => existing('page routes', path.join(generated, 'routes.js'));

const registryIn = (generated: string) => existing('registry', path.join(generated, 'registry.js'));

/** Chunks by module, as the generator names them. */
const namesIn = (generated: string) =>
  chunkNames(fs.readFileSync(registryIn(generated), 'utf8'), registryIn(generated));

/** The short names of the chunks of modules. */
export function shortNamesByModule(generated: string): ReadonlyMap<string, string> {
  const names = namesIn(generated);
  const short = shortNames(names);
  return new Map([...names].map(([module, chunk]) => [module, short.get(chunk) ?? chunk]));
}

/** The edit of docs versions' data, which the server bundle gets, too: both must render the same. */
export const versionEdit = (generated: string): GeneratedEdit => ({
  edit: 'version data',
  files: versionFiles(generated),
  apply: trimVersion,
});

/** The edits of generated files for the browser alone: they take out what only prerendering reads. */
export const browserEdits = (generated: string): GeneratedEdit[] => [
  {edit: 'registry', files: [registryIn(generated)], apply: trimRegistry},
  {
    edit: 'routes',
    files: [existing('routes', path.join(generated, 'routesChunkNames.json'))],
    apply: (source, file) =>
      shortKeys(
        renameChunks(source, file, shortNames(namesIn(generated))),
        file,
        fs.readFileSync(routesIn(generated), 'utf8'),
      ),
  },
  {edit: 'page routes', files: [routesIn(generated)], apply: shortRoutes},
  {
    edit: 'configuration',
    files: [existing('configuration', path.join(generated, 'docusaurus.config.mjs'))],
    apply: trimConfig,
  },
];

/** The bundler's rule for an edit. */
export const ruleFor = ({files, apply}: GeneratedEdit, siteDir: string) => ({
  test: (file: string) => files.includes(file),
  enforce: 'pre' as const,
  use: [{loader: path.join(siteDir, loader), options: {edit: apply}}],
});

/** What the bundle holds once an edit has done its work. */
export const expectedModules = ({edit, files}: GeneratedEdit): ExpectedModule[] =>
  files.map((file) => ({edit, marks: [loader, file], lookedFor: `${file}, read through ${loader}`}));
