import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {nothingToDo} from '../lean-bundle/message';
import {shortNamesOf} from './names';

/** The options of css-loader for classes of components. */
type Modules = {
  localIdentName?: string;
  getLocalIdent?: (place: {resourcePath: string}, _: string, name: string) => string | null;
};

type Use = {options?: {modules?: Modules}};
type Rule = {use?: readonly Use[]};

/** Packages of the generator whose parts bring style sheets of their own. */
const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Classes that the site's own style sheets and scripts look for by their names: the theme marks them by nothing else. */
export const kept: readonly string[] = ['colorModeToggle'];

/** The options of css-loader in the bundler's rules, where they name the classes of components. */
function modulesIn(rules: readonly unknown[]): Modules[] {
  const found = rules.flatMap((rule) =>
    ((rule as Rule | null)?.use ?? []).flatMap((use) => use.options?.modules ?? []),
  );
  if (found.length === 0) {
    throw nothingToDo('short classes', 'options of css-loader with "modules"', "the bundler's rules");
  }
  return found;
}

/**
 * One more class moves the names of those behind it. The bundler keeps compiled sheets and pages, and does not know what
 * their names come from: with other names it begins anew, and never mixes the two.
 */
function forgetOtherNames(config: object, digest: string): void {
  const {cache} = ((config as {experiments?: object}).experiments ?? {}) as {cache?: {version?: string}};
  if (cache) {
    cache.version = `${cache.version ?? ''}-${digest}`;
  }
}

/**
 * Gives the classes of components names of two signs: the generator's, such as `tableOfContents_bqdL`, are a part of each
 * page, of its style sheets and of its scripts. The writer's server keeps the long ones.
 *
 * @throws Error when the bundler has no rule for such classes
 */
export default function shortClasses({siteDir}: LoadContext): Plugin {
  return {
    name: 'short-classes',
    configureWebpack: (config) => {
      if (process.env.NODE_ENV === 'production') {
        const {nameOf, digest} = shortNamesOf([
          fs.realpathSync(path.join(siteDir, 'src')),
          ...packages.map((name) => path.dirname(require.resolve(name, {paths: [siteDir]}))),
        ]);
        modulesIn(config.module?.rules ?? []).forEach((modules) => {
          modules.getLocalIdent = ({resourcePath}, _pattern, name) =>
            kept.includes(name) ? null : nameOf(resourcePath, name);
        });
        forgetOtherNames(config, digest);
      }
      return {};
    },
  };
}
