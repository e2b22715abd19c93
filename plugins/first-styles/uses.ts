import {Parser} from 'htmlparser2';

/** What pages can use of a style sheet. It is gathered page by page: their texts together are too much to hold. */
export type Uses = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Words of scripts, which may be the name of any of those. */
  words: Set<string>;
  /** Custom properties that markup or scripts take, such as the color of a part of a drawing, with their two hyphens. */
  properties: Set<string>;
};

/** The custom properties that a text takes a value from. */
export const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Adds a name as a text of its own: one that is cut out of a page keeps all of the page in memory. */
function add(names: Set<string>, name: string): void {
  if (!names.has(name)) {
    names.add(Buffer.from(name).toString());
  }
}

/** Adds what a script can use: any of its words may be a name. */
function addScript(uses: Uses, script: string): void {
  (script.match(/[\w-]+/g) ?? []).forEach((word) => add(uses.words, word));
  propertiesIn(script).forEach((name) => add(uses.properties, name));
}

/** What scripts can use that pages load before the bundle. */
export function usesOfScripts(scripts: readonly string[]): Uses {
  const uses = {
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    words: new Set<string>(),
    properties: new Set<string>(),
  };
  scripts.forEach((script) => addScript(uses, script));
  return uses;
}

/**
 * Adds what a page can use, as it is or after its own scripts have run: names of its elements, and all words of the
 * scripts in it. Prose and data have no say.
 *
 * @param html a page of the build
 */
export function addPage(uses: Uses, html: string): void {
  let isScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      add(uses.tags, tag);
      isScript = tag === 'script' && attributes.type === undefined;
      (attributes.class ?? '').split(/\s+/).forEach((name) => add(uses.classes, name));
      add(uses.ids, attributes.id ?? '');
    },
    ontext(text) {
      if (isScript) {
        addScript(uses, text);
      }
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  propertiesIn(html).forEach((name) => add(uses.properties, name));
}
