import {build} from 'esbuild';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteFilesFolder} from '../../config/content';
import {latestVersion as latest} from '../../content/versions';

/** Scripts that are served beside the bundle: where, without the ending, and from what. */
const served = {
  'focus-visible.min': 'focusVisible',
  'js/pixel': 'pixel/index',
  'js/player': 'player',
  'js/status-badge': 'status-badge',
  'js/wake': 'wake',
} as const;

/** The script that stands in every page. */
const inline = 'beforePage/index';

/** What marks the focus in browsers without the selector: where it is served, and where its package has it. */
const focusVisible = {name: 'js/focus-visible.js', file: 'node_modules/focus-visible/dist/focus-visible.min.js'};

/** Browsers that are older run no script of the site. */
const target = 'es2021';

const announcementIn = ({announcementBar}: {announcementBar?: {id?: string}}) => announcementBar?.id ?? '';

/**
 * Makes the scripts of `src/scripts`: one stands in every page, the others are served beside the bundle. They are not
 * part of it because they work where it does not, or can be replaced by hosted ones. What the focus-visible helper
 * loads in old browsers comes from its package, without the line that names a source map.
 *
 * @throws Error of the bundler, with file and line, when one of them is not valid
 */
export default function pageScripts({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const source = path.join(siteDir, 'src/scripts');
  const siteFiles = path.join(siteDir, siteFilesFolder);
  const shared = {
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    define: {
      baseUrl: JSON.stringify(baseUrl),
      announcementId: JSON.stringify(announcementIn(siteConfig.themeConfig)),
      latestVersion: JSON.stringify(latest.name),
      focusVisibleFile: JSON.stringify(`${baseUrl}${focusVisible.name}`),
    },
    logLevel: 'silent',
  } as const;
  let innerHTML = '';
  return {
    name: 'page-scripts',
    getPathsToWatch: () => [`${source}/**/*.ts`],
    async loadContent() {
      const entryPoints = Object.entries(served).map(([out, name]) => ({in: path.join(source, `${name}.ts`), out}));
      await build({...shared, entryPoints, outdir: siteFiles});
      const {outputFiles} = await build({...shared, entryPoints: [path.join(source, `${inline}.ts`)], write: false});
      innerHTML = outputFiles[0]?.text.trim() ?? '';
      const helper = await fs.readFile(path.join(siteDir, focusVisible.file), 'utf8');
      await fs.writeFile(path.join(siteFiles, focusVisible.name), helper.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
    },
    // After the theme's own script of this kind, whose work it checks.
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
