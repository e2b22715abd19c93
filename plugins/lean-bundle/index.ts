import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {EditCheck} from './check';
import {cacheGroups, chunkFilename, frameChunks} from './chunks';
import {descriptions} from './descriptions';
import {docsListsEdit} from './docsLists';
import {keepFonts} from './fonts';
import {browserEdits, expectedModules, ruleFor, shortNamesByModule, versionEdit} from './generated';
import {tslibUser} from './modules';
import {pathsEdit} from './plainPaths';
import {routeListsEdit} from './routeLists';
import {runtimeNames} from './runtimeNames';
import {emptyParts, unusedParts} from './unusedParts';

/** Code blocks arrive highlighted; neither the build of pages nor readers need the highlighter of the theme. */
const alias = {'prism-react-renderer': false as const};

/** What an edit looks for in the configuration that the generator makes for the bundler. */
type Given = {
  output?: {chunkFilename?: unknown};
  optimization?: {minimizer?: readonly unknown[]};
  resolve?: {alias?: object};
  module?: {rules?: readonly unknown[]};
};

/** The edits of what pages are prerendered with and brought to life with. */
const sharedEdits = (generated: string, siteDir: string) => [versionEdit(generated), pathsEdit(siteDir)];

/** The bundler's configuration for prerendering, with the same check. */
function forServer({siteDir, generatedFilesDir}: LoadContext) {
  const edits = [...sharedEdits(generatedFilesDir, siteDir), docsListsEdit(siteDir), routeListsEdit(siteDir)];
  return {
    resolve: {alias},
    module: {rules: edits.map((edit) => ruleFor(edit, siteDir))},
    plugins: [new EditCheck(edits.flatMap(expectedModules), [])],
  };
}

/** The bundler's configuration for the browser, with a check that every edit has reached the bundle. */
function forBrowser({siteDir, siteConfig, generatedFilesDir}: LoadContext, given: Given) {
  const here = path.join(siteDir, 'plugins/lean-bundle');
  const edits = [...sharedEdits(generatedFilesDir, siteDir), ...browserEdits(generatedFilesDir)];
  const frame = frameChunks(shortNamesByModule(generatedFilesDir), path.join(generatedFilesDir, 'registry.js'));
  const groups = cacheGroups(frame);
  const [unused, tslib] = [unusedParts(siteConfig), path.join(here, 'tslib.js')];
  const expected = [
    ...edits.flatMap(expectedModules),
    ...unused.map((part) => ({
      edit: 'parts turned off',
      marks: [`nothing.js?${part}`],
      lookedFor: `an import of ${part}`,
    })),
    {edit: 'tslib', marks: [tslib], lookedFor: `an import of tslib by ${tslibUser(siteDir)}`},
    {edit: 'highlighter', marks: ['ignored|', 'prism-react-renderer'], lookedFor: 'an import of prism-react-renderer'},
  ];
  return {
    output: {chunkFilename: chunkFilename(given.output?.chunkFilename)},
    optimization: {minimizer: runtimeNames(given.optimization?.minimizer), splitChunks: {cacheGroups: groups}},
    mergeStrategy: {'optimization.minimizer': 'prepend'} as const,
    resolve: {
      alias: {
        ...alias,
        ...emptyParts(unused, given.resolve?.alias ?? {}, path.join(here, 'nothing.js')),
      },
    },
    module: {
      rules: [...edits.map((edit) => ruleFor(edit, siteDir)), {test: tslibUser(siteDir), resolve: {alias: {tslib}}}],
    },
    plugins: [new EditCheck(expected, [{edit: 'docs frame', name: groups.docs.name, members: frame}])],
  };
}

/**
 * Keeps out of the reader's bundle what the build has already done, what only the build reads, and parts of the theme
 * that are turned off. The README has each edit with what it saves, what breaks it and its test; an edit that finds
 * nothing to do fails the build.
 */
export default function leanBundle(context: LoadContext): Plugin {
  return {
    name: 'lean-bundle',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('descriptions.json', descriptions(allContent));
    },
    configureWebpack: (given, isServer) => {
      if (process.env.NODE_ENV !== 'production') {
        return {resolve: {alias}};
      }
      keepFonts((given as Given).module?.rules ?? []);
      return isServer ? forServer(context) : forBrowser(context, given as Given);
    },
  };
}
