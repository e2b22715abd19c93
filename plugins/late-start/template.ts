import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {nothingToDo} from './message';

/** What the generator's template of a page has, and what stands there instead. */
const edits: readonly [from: RegExp, to: string][] = [
  // Scripts of the bundle are not loaded by the page ...
  [/\s*<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="[^"]*" defer><\/script>\s*<% \}\); %>/, ''],
  // ... but named where React will be at home.
  [
    /<div id="__docusaurus">/,
    `<div id="__docusaurus" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`,
  ],
];

/**
 * The template of all pages: the generator's own, with the scripts of the bundle named instead of loaded.
 *
 * @param template the generator's
 * @throws Error when it has no place for one of the edits
 */
export const lateTemplate = (template: string = original): string =>
  edits.reduce((text, [from, to]) => {
    if (!from.test(text)) {
      throw nothingToDo(String(from));
    }
    return text.replace(from, () => to);
  }, template);
