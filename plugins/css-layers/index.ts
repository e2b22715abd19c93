import type {Plugin} from '@docusaurus/types';
import type {AcceptedPlugin} from 'postcss';
import {fileFromRoot} from '../../content/sources';

/** The layer for component styles; `src/css/layers.css` sets the layer order. */
const layer = 'site.parts';

/** Whether a file has component styles; files in `src/css` name their own layer. */
const isOfComponent = (file: string) => /^(?:plugins|src(?!\/css\/))\/.*\.css$/.test(fileFromRoot(file));

/** PostCSS plugin that wraps component styles in their cascade layer. */
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

/** Puts component styles into a cascade layer, because unlayered styles would override all layered ones. */
export default function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    configurePostCss(options) {
      options.plugins.push(componentsInLayer);
      // PostCSS would look for config files next to each style sheet and in all parent folders.
      return {...options, config: false};
    },
  };
}
