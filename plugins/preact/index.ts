import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ruleFor} from '../lean-bundle/generated';
import {navigationEdit} from './navigation';
import {NoReact} from './noReact';

/**
 * Puts Preact in the place of React in what the build makes: in the pages and in the bundle that brings them to life. The
 * writer's server keeps React, which can change a part without losing what the others hold.
 *
 * @throws Error when Preact is not installed
 */
export default function preact({siteDir}: LoadContext): Plugin {
  return {
    name: 'preact',
    configureWebpack: () => {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const compat = path.dirname(require.resolve('preact/compat/package.json', {paths: [siteDir]}));
      // The names of the generator's own aliases: they come before others, and lead to folders.
      return {
        resolve: {
          alias: {react: compat, 'react-dom': path.join(siteDir, 'plugins/preact/reactDom')},
        },
        module: {rules: [ruleFor(navigationEdit(siteDir), siteDir)]},
        plugins: [new NoReact()],
      };
    },
  };
}
