import fs from 'node:fs';
import path from 'node:path';
import type {ExpectedModule} from './check';
import {nothingToDo} from './message';
import {trimRegistry} from './registry';
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

/** The edit of docs versions' data, which the server bundle gets, too: both must render the same. */
export const versionEdit = (generated: string): GeneratedEdit => ({
  edit: 'version data',
  files: versionFiles(generated),
  apply: trimVersion,
});

/** The edits of generated files for the browser alone: they take out what only prerendering reads. */
export const browserEdits = (generated: string): GeneratedEdit[] => [
  {edit: 'registry', files: [existing('registry', path.join(generated, 'registry.js'))], apply: trimRegistry},
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
