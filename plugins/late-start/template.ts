import original from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {nothingToDo} from './message';

/** Finds the scripts that stand in a page, in tags as the generator writes them. */
const script = String.raw`/<script\b[^]*?<\/script>/g`;

/** What the generator's template of a page has, and what stands there instead. */
const edits: readonly [from: RegExp, to: string][] = [
  // What stands in the page runs ahead of its style sheet. Below it, a browser would wait for the sheet before it reads
  // the rest of the page, and then show the bars alone before the article: the article comes later.
  [/<%~ it\.preBodyTags %>/, `<%~ it.preBodyTags.replace(${script}, '') %>`],
  [/(?=<% it\.stylesheets\.forEach)/, `<%~ (it.preBodyTags.match(${script}) ?? []).join('') %>`],
  // Scripts of the bundle are not loaded by the page ...
  [/\s*<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="[^"]*" defer><\/script>\s*<% \}\); %>/, ''],
  // ... but named where React will be at home.
  [
    /<div id="__docusaurus">/,
    `<div id="__docusaurus" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`,
  ],
];

/**
 * The template of all pages: the generator's own, with the scripts of the bundle named instead of loaded, and those that
 * stand in the page ahead of its style sheet.
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
