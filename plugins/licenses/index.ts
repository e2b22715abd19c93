import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A package with its license, as an SPDX expression and as text. */
type Package = {name: string; version: string; license: string; text: string};

/** Packages delivered to readers outside the bundle. */
const outsideBundle = ['focus-visible', 'simple-icons'];

/** Fonts that are subset from packages, with their weights in place of a version. */
const fonts = {Inter: '400-600', Newsreader: '500'};

/** Returns the folder of the package that a file belongs to; undefined for the site's own files. */
export const packageFolder = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

const licenseFile = /^(?:licen[cs]e|copying|ofl)(?:[-.](?:md|txt|mit))?$/i;

/** Reads a package's license. Without a license file, the text is the author's name. */
export function readPackage(folder: string): Package {
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license, author} = JSON.parse(manifest) as Package & {author?: string | {name: string}};
  const file = fs
    .readdirSync(folder)
    .sort()
    .find((each) => licenseFile.test(each));
  const text = file ? fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
  const holder = typeof author === 'string' ? author : author?.name;
  return {name, version, license, text: text || (holder ? `Copyright ${holder}` : '')};
}

/** Returns the content of `licenses.txt`: packages grouped by license text. */
export function noticesOf(packages: readonly Package[]): string {
  const sorted = packages.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', {numeric: true}),
  );
  const groups = new Map<string, Package[]>();
  for (const each of sorted) {
    const key = `${each.license}\n${each.text}`.trim();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const texts = [...groups].map(([text, members]) =>
    [...members.map(({name, version}) => `${name} ${version}`), '', text].join('\n'),
  );
  const head = 'The scripts, styles, fonts and images of this site include parts of these works, under these licenses.';
  return `${[head, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Writes `licenses.txt` with the licenses of all packages delivered to readers. License plugins for webpack miss
 * concatenated modules under Rspack, so this plugin collects the modules itself.
 */
export default function licenses({siteDir}: LoadContext): Plugin {
  const name = 'licenses';
  const folders = new Set(outsideBundle.map((each) => path.join(siteDir, 'node_modules', each)));
  return {
    name,
    configureWebpack: (_config, isServer) => ({
      plugins: [
        !isServer &&
          (({hooks}) =>
            hooks.thisCompilation.tap(name, (compilation) =>
              compilation.hooks.finishModules.tap(name, (modules) => {
                for (const module of modules) {
                  const folder = packageFolder(module.nameForCondition() ?? '');
                  if (folder) {
                    folders.add(folder);
                  }
                }
              }),
            )),
      ],
    }),
    async postBuild({outDir}) {
      const text = fs.readFileSync(path.join(siteDir, 'src/css/fonts/OFL.txt'), 'utf8').trim();
      const ofFonts = Object.entries(fonts).map(([name, version]) => ({name, version, license: 'OFL-1.1', text}));
      fs.writeFileSync(path.join(outDir, 'licenses.txt'), noticesOf([...[...folders].map(readPackage), ...ofFonts]));
    },
  };
}
