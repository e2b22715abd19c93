import {build, type BuildOptions} from 'esbuild';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementId} from '../../config/announcement';
import {siteFilesFolder} from '../../config/content';
import {latestVersion} from '../../content/versions';

/** Scripts outside the bundle, by URL without `.js`. Hosted ones can replace the player, the pixel, and the status badge. */
const served = {
  'focus-visible.min': 'src/scripts/focusVisible.ts',
  'js/focus-visible': 'node_modules/focus-visible/dist/focus-visible.js',
  'js/pixel': 'src/scripts/pixel.ts',
  'js/player': 'src/scripts/player.ts',
  'js/status-badge': 'src/scripts/status-badge.ts',
  'js/deferred': 'src/start/deferred.ts',
};

/**
 * Compiles the scripts outside the bundle: two are inlined into each page, the others are served as files.
 *
 * @throws esbuild's Error, with file and line, if a script is invalid
 */
export default function pageScripts({siteDir, baseUrl}: LoadContext): Plugin {
  const options = {
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, siteFilesFolder),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2021',
    logLevel: 'silent',
    define: {
      baseUrl: JSON.stringify(baseUrl),
      announcementId: JSON.stringify(announcementId),
      latestVersion: JSON.stringify(latestVersion.name),
    },
  } satisfies BuildOptions;
  let inlined: string[] = [];
  return {
    name: 'page-scripts',
    getPathsToWatch: () => ['src/scripts/**/*.ts', 'src/{lib,start}/*.ts'].map((glob) => path.join(siteDir, glob)),
    async loadContent() {
      await build({...options, entryPoints: served});
      const entryPoints = ['src/start/first.ts', 'src/start/starter.ts'];
      const {outputFiles} = await build({...options, entryPoints, write: false});
      inlined = outputFiles.map(({text}) => text.trim());
    },
    injectHtmlTags() {
      const [first, starter] = inlined.map((innerHTML) => ({tagName: 'script', innerHTML}));
      return {headTags: first, preBodyTags: starter};
    },
  };
}
