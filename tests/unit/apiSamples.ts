import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPage} from '../../content/pages';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {type Sample, samplesOf} from '../../scripts/checks/samples/sample';

/** The code blocks of a page of the latest docs, by the page's id. */
export const samplesOn = (id: string): Sample[] => samplesOf(readPage(`${latestVersion.folder}/${id}.mdx`));

/** The code of a page's block with this title. */
export function sampleNamed(id: string, title: string): string {
  const found = samplesOn(id).find(({attributes}) => attributes.title === title);
  return found?.code ?? assert.fail(`no code block with the title ${title} on ${id}`);
}

/** The pages of the operations, by operation. */
export const operationPages: Readonly<Record<string, string>> = {
  pageview: 'graphql/basic-graphql-request',
  domains: 'graphql/domains-graphql-request',
  email: 'graphql/email-graphql-request',
  enrichment: 'graphql/enrichment-graphql-request',
  apiLeadsSuper: 'graphql/super-leads-graphql-request',
  softpull: 'graphql/softpull-graphql-request',
  suppression: 'graphql/suppression-graphql-request',
};

/** The first JSON block of an operation's page that is its variables, or its answer. */
export function jsonOn(operation: string, kind: 'variables' | 'response'): unknown {
  const found = samplesOn(operationPages[operation] ?? '').find(({attributes}) => attributes[kind] === operation);
  return JSON.parse(found?.code ?? assert.fail(`no ${kind} of ${operation} on its page`));
}

/** Makes an empty folder with files in it. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-samples-'));
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Whether all these programs are installed. */
export const installed = (...programs: string[]): boolean =>
  programs.every((program) => spawnSync(program, ['--version']).status === 0);

/** The environment of a sample: the path, credentials, an address of the API and no pauses between tries. */
export const environment = (apiUrl: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  [`${brand.slugUpper}_APP_ID`]: 'app-1',
  [`${brand.slugUpper}_APP_SECRET`]: 'quiet-"secret"',
  [`${brand.slugUpper}_API_URL`]: apiUrl,
  [`${brand.slugUpper}_RETRY_SECONDS`]: '0',
});

/** How a program ended, with what it said. */
export type Ended = {status: number; stdout: string; stderr: string};

/** Runs a program to its end. */
export const run = ([program = '', ...args]: readonly string[], cwd: string, env: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    execFile(program, args, {cwd, env}, (error, stdout, stderr) => {
      resolve({status: error ? Number(error.code ?? 1) : 0, stdout, stderr});
    });
  });
