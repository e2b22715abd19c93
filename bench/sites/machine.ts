import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {requireBrowser} from '../../scripts/browser.mjs';
import {versionsOf} from './contenders/peer';

/** Where figures come from: enough to compare machines, and nothing that names one. */
export const machineOf = () => ({
  cores: os.cpus().length,
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  system: `${os.platform()} ${os.arch()}`,
  node: process.versions.node,
  browser: execFileSync(requireBrowser(), ['--version'], {encoding: 'utf8'}).trim(),
});

/** Versions of all packages that peers name. */
export const versions = () =>
  Object.fromEntries(['docusaurus', 'vitepress', 'starlight'].map((key) => [key, versionsOf(key)]));
