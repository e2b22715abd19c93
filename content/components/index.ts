import {type Component, component} from './component';
import {factsComponents} from './factsComponents';
import {pageComponents} from './pageComponents';

const byBuild = (use: string) => component({kind: 'build', use, example: ''});

/** Components that the build puts into pages. */
const buildComponents: Readonly<Record<string, Component>> = {
  Anchors: byBuild('the ids of tags of the page, for the check of anchors'),
  ClaimNote: byBuild('the text of `<NotConfirmed>`'),
  CodeBlock: byBuild('a highlighted code block, from a fence'),
  CodePlayer: byBuild('a code block that runs, from a fence with `player`'),
  CompareTable: byBuild('the table of `<DestinationTable>`'),
  Drawing: byBuild('the markup of a diagram'),
  Filter: byBuild('a filter field above entries'),
  ScrollTable: byBuild('a box that scrolls a long table'),
  Term: byBuild('a link to the glossary that brings the meaning with it'),
};

/**
 * The registry: every component that a page may hold. The check of props, the messages, the prose checks and the writer's
 * guide are all made from it.
 */
export const components: Readonly<Record<string, Component>> = {
  ...pageComponents,
  ...factsComponents,
  ...buildComponents,
};

/** What writers may use, in alphabetical order. */
export const writersComponents: readonly string[] = Object.keys(components)
  .filter((name) => components[name]?.kind !== 'build')
  .sort();

/** What the theme has to give to pages: everything that is in a page when the build is done with it. */
export const pageScope: readonly string[] = Object.keys(components)
  .filter((name) => components[name]?.kind !== 'facts')
  .sort();
