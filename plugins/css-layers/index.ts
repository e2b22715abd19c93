import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';
import {fileFromRoot} from '../../content/sources';

/** The layer for the styles of components; `src/css/layers.css` has the order of layers. */
const layer = 'site.parts';

/** Whether a file has the styles of a component: those in `src/css` name their layer themselves. */
const isOfComponent = (file: string) => /^(?:plugins|src(?!\/css\/))\/.*\.css$/.test(fileFromRoot(file));

/** Wraps the styles of components in their cascade layer. */
export const componentsInLayer: AcceptedPlugin = {
  postcssPlugin: 'components-in-layer',
  Once(sheet, {AtRule}) {
    if (isOfComponent(sheet.source?.input.file ?? '')) {
      const rule = new AtRule({name: 'layer', params: layer, nodes: sheet.nodes});
      sheet.removeAll();
      sheet.append(rule);
    }
  },
};

/** Puts the styles of components into a cascade layer: styles outside layers would override all layered ones. */
export default function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    configurePostCss(options) {
      options.plugins.push(componentsInLayer);
      // PostCSS would look for configuration files next to each style sheet and in all parent folders.
      return {...options, config: false};
    },
  };
}
