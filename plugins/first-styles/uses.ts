import {Parser} from 'htmlparser2';

/** What the selectors of a sheet can match in a page, as PurgeCSS wants it. */
export type Names = {
  attributes: {names: string[]; values: string[]};
  classes: string[];
  ids: string[];
  tags: string[];
  /** Words of scripts, which may be any of those. */
  undetermined: string[];
};

const wordsOf = (script: string): string[] => script.match(/[\w-]+/g) ?? [];

/**
 * What the selectors of a sheet can match in a page or after its own scripts have run: names of its elements, and all
 * words of the scripts in it. Prose and data have no say.
 *
 * @param html a page of the build
 */
export function namesIn(html: string): Names {
  const [tags, classes, ids, words] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  let isScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      tags.add(tag);
      isScript = tag === 'script' && attributes.type === undefined;
      (attributes.class ?? '').split(/\s+/).forEach((name) => classes.add(name));
      ids.add(attributes.id ?? '');
    },
    ontext(text) {
      if (isScript) {
        wordsOf(text).forEach((word) => words.add(word));
      }
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return {
    attributes: {names: [], values: []},
    classes: [...classes],
    ids: [...ids],
    tags: [...tags],
    undetermined: [...words],
  };
}

/** The same of a script in a file of its own. */
export const namesInScript = (script: string): Names => ({
  attributes: {names: [], values: []},
  classes: [],
  ids: [],
  tags: [],
  undetermined: wordsOf(script),
});
