import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Brand} from '../../content/brandSchema';
import {addressOf, docIds} from '../../content/links';
import {type RouteContract, contractFile} from '../../content/routeContract';
import {type DocsVersion, versionsFrom} from '../../content/versions';
import {rulesOfBuild} from '../../deploy/rules';
import {homeDestinations} from '../../plugins/page-data/home';
import {requireBrowser} from '../../scripts/browser.mjs';
import {createSiteServer, listen} from '../../scripts/server';

const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results', 'tests']);

// Pages in the navbar, the home page's destinations, one page of each kind, and some that tests break.
const fewPages = new Set([
  'billing',
  'blank',
  'consentguard/consentguard-overview',
  'delete-a-person',
  ...homeDestinations.map((name) => `destinations/${name}`),
  'destinations/properties/unique-leads-attributes',
  'event-add-to-cart',
  'faq',
  'glossary',
  'intro-to-graphql',
  'intro-to-integrations',
  'intro-to-leads',
  'intro-to-pixel-tech',
  'intro-to-rest',
  'intro-to-suppressing',
  'lead-fields',
  'leadcapture/overview',
  'limits',
  'personalization/personalized-landing-pages',
  'start-pixel-installation',
  'start-registration',
]);

type SidebarItem = string | {items?: SidebarItem[]};

/** Sidebar items whose pages exist, without empty categories. */
const withFewItems = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.flatMap((item): SidebarItem[] => {
    if (typeof item === 'string') {
      return fewPages.has(item) ? [item] : [];
    }
    const inside = withFewItems(item.items ?? []);
    return inside.length > 0 ? [{...item, items: inside}] : [];
  });

export type Outcome = {ok: boolean; output: string};

export const openBrowser = () =>
  chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox', '--disable-gpu']});

/** A copy of the project without its history, to change and build. */
export class Scratch {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-scratch-'));

  constructor() {
    for (const name of fs.readdirSync('.').filter((each) => !leftOut.has(each))) {
      fs.cpSync(name, path.join(this.folder, name), {recursive: true});
    }
    fs.symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Removes most pages of the released versions, for a shorter build. @returns paths of the removed pages */
  keepFewPages(): string[] {
    const versions = versionsFrom(JSON.parse(this.read('versions.json')) as string[]);
    const gone = versions
      .filter(({status}) => status !== 'unreleased')
      .flatMap((version) => this.keepFewPagesOf(version).map((id) => addressOf({version, id})));
    const {current, ...others} = JSON.parse(this.read(contractFile)) as RouteContract;
    this.write(contractFile, JSON.stringify({...others, current: current.filter((route) => !gone.includes(route))}));
    return gone;
  }

  private keepFewPagesOf({folder: docs, sidebars: place}: DocsVersion): string[] {
    const files = docIds({folder: path.join(this.folder, docs)});
    const gone = files.filter((id) => !fewPages.has(id));
    gone.forEach((id) => fs.rmSync(path.join(this.folder, docs, `${id}.mdx`)));
    for (const id of files.filter((each) => fewPages.has(each))) {
      const isGone = (link: string) => gone.includes(path.join(path.dirname(id), link));
      const file = `${docs}/${id}.mdx`;
      const text = this.read(file)
        .replace(/\[([^\]]+)\]\((\.[^)]*?)\.mdx[^)]*\)/g, (link, label: string, to: string) =>
          isGone(to) ? label : link,
        )
        .replace(/ to="(\.[^"]*?)\.mdx[^"]*"/g, (link, to: string) => (isGone(to) ? ' to="/blog"' : link));
      this.write(file, text);
    }
    const sidebars = JSON.parse(this.read(place)) as Record<string, SidebarItem[]>;
    const few = Object.entries(sidebars).map(([name, items]) => [name, withFewItems(items)]);
    this.write(place, JSON.stringify(Object.fromEntries(few)));
    // Field tables link to attribute pages.
    this.change(`${docs}/_facts/lead-fields.yaml`, (text) => text.replace(/^ +attributePage: .*\n/gm, ''));
    return gone;
  }

  write(file: string, content: string | Buffer): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }

  change(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const changed = change(before);
    if (changed === before) {
      throw new Error(`the change does nothing to ${file}`);
    }
    this.write(file, changed);
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  /** Builds like CI, with these settings and options. */
  build(settings: Record<string, string> = {}, ...options: string[]): Promise<Outcome> {
    const env = {
      ...process.env,
      ...settings,
      CI: 'true',
      WEBPACK_URL_LOADER_LIMIT: '0',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    };
    return new Promise((resolve) => {
      execFile(
        'node_modules/.bin/docusaurus',
        ['build', ...options],
        {cwd: this.folder, maxBuffer: 1 << 26, env},
        (error, stdout, stderr) => resolve({ok: error === null, output: `${stdout}\n${stderr}`}),
      );
    });
  }

  /** Serves the build for a browser. */
  async open(brand: Brand, port: number) {
    const folder = path.join(this.folder, 'build');
    const server = createSiteServer(folder, rulesOfBuild(folder, brand));
    const origin = `http://localhost:${await listen(server, port)}`;
    const browser = await openBrowser();
    const close = async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    };
    return {origin, browser, close};
  }

  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
