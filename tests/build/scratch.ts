import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {entranceDestinations} from '../../plugins/page-data/destinations';

const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results', 'tests']);

const latest = 'versioned_docs/version-0.0.1';

// The pages that the navigation bar names, those of the home page's destinations, the glossary, and some to be spoiled.
const fewPages = [
  'billing',
  'consentguard/consentguard-overview',
  ...entranceDestinations.map((name) => `destinations/${name}`),
  'faq',
  'glossary',
  'intro-to-graphql',
  'intro-to-integrations',
  'intro-to-leads',
  'intro-to-pixel-tech',
  'leadcapture/overview',
  'personalization/personalized-landing-pages',
  'start-registration',
];

const isLeftOut = (file: string) =>
  file.startsWith(latest) && file.endsWith('.mdx') && !fewPages.includes(path.relative(latest, file).slice(0, -4));

/** How a build ended, with all that it said. */
export type Outcome = {ok: boolean; output: string};

/** A copy of the project without its history, to be changed and built. */
export class Scratch {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-scratch-'));

  /** @param pages all pages, or few of the latest docs: enough to load and to bundle, in a fraction of the time */
  constructor(pages: 'all' | 'few') {
    for (const name of fs.readdirSync('.').filter((each) => !leftOut.has(each))) {
      const filter = (file: string) => pages === 'all' || !isLeftOut(file);
      fs.cpSync(name, path.join(this.folder, name), {recursive: true, filter});
    }
    if (pages === 'few') {
      this.write('versioned_sidebars/version-0.0.1-sidebars.json', JSON.stringify({docs: fewPages}));
    }
    fs.symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
  }

  private write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.folder, file), text);
  }

  /**
   * Changes a file.
   *
   * @returns what puts it back
   * @throws Error when the change does nothing
   */
  change(file: string, change: (text: string) => string): () => void {
    const before = this.read(file);
    const changed = change(before);
    if (changed === before) {
      throw new Error(`the change does nothing to ${file}`);
    }
    this.write(file, changed);
    return () => this.write(file, before);
  }

  /** The text of a file, made by the build or copied. */
  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Builds as CI does, with these settings. */
  build(settings: Record<string, string> = {}): Promise<Outcome> {
    const env = {
      ...process.env,
      ...settings,
      CI: 'true',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    };
    const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
    return new Promise((resolve) => {
      execFile(process.execPath, command, {cwd: this.folder, maxBuffer: 1 << 26, env}, (error, stdout, stderr) =>
        resolve({ok: error === null, output: `${stdout}\n${stderr}`}),
      );
    });
  }

  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
