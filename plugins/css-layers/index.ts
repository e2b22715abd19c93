import type {Plugin} from '@docusaurus/types';

/** The layer of the styles of components; `src/css/layers.css` says where it comes among the others. */
const layer = 'site.parts';

/** What a step of PostCSS sees of a sheet. */
type Sheet = {
  nodes: object[];
  source?: {input: {file?: string}};
  removeAll: () => void;
  append: (rule: object) => void;
};

/** What PostCSS gives a step to make rules with; the new rule takes copies of the nodes. */
type Makers = {AtRule: new (rule: {name: string; params: string; nodes: object[]}) => object};

/** Whether a sheet belongs to a part of the site: those in `src/css` say themselves which layer they are in. */
const isOfPart = (file: string) =>
  /[/\\](?:src[/\\](?!css[/\\])|plugins[/\\]search[/\\]).*\.css$/.test(file) && !file.includes('node_modules');

/** The step of PostCSS that puts the sheets of components into their layer. */
export const partsInLayer = {
  postcssPlugin: 'parts-in-layer',
  Once(sheet: Sheet, {AtRule}: Makers): void {
    if (isOfPart(sheet.source?.input.file ?? '')) {
      const rule = new AtRule({name: 'layer', params: layer, nodes: sheet.nodes});
      sheet.removeAll();
      sheet.append(rule);
    }
  },
};

/**
 * Puts the styles of components into a cascade layer of their own, as the generator does with those of its theme. So no
 * style of the site is outside the layers, where it would beat all others whatever they say.
 */
export default function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    configurePostCss(options) {
      options.plugins.push(partsInLayer);
      // All steps are given: without this, files that could name more are looked for beside each sheet, up to the root.
      return {...options, config: false};
    },
  };
}
