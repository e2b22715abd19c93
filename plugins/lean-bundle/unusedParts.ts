import type {DocusaurusConfig} from '@docusaurus/types';
import {nothingToDo} from './message';

/** Kinds of navbar items that bring code with them, and the theme's part for each. */
const itemParts: Readonly<Record<string, string>> = {
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: 'NavbarItem/DocsVersionDropdownNavbarItem',
};

type Item = {type?: string; items?: readonly Item[]};

const kindsOf = (items: readonly Item[]): string[] =>
  items.flatMap(({type, items: below = []}) => [...(type ? [type] : []), ...kindsOf(below)]);

/** What the parts of the theme are turned on and off by. */
type ThemeConfig = {navbar?: {items?: readonly Item[]}; docs?: {sidebar?: {hideable?: boolean}}};

type PresetOptions = {docs?: {breadcrumbs?: boolean}};

/** The parts of the theme that the configuration turns off, as `@theme/…`. */
export function unusedParts(config: DocusaurusConfig): string[] {
  const {navbar, docs} = config.themeConfig as ThemeConfig;
  const options = config.presets.flatMap((preset) => (Array.isArray(preset) ? [preset[1] as PresetOptions] : []));
  const kinds = new Set(kindsOf(navbar?.items ?? []));
  return [
    ...Object.entries(itemParts).flatMap(([kind, part]) => (kinds.has(kind) ? [] : [part])),
    ...(options.some((each) => each.docs?.breadcrumbs === false) ? ['DocBreadcrumbs'] : []),
    ...(docs?.sidebar?.hideable ? [] : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ].map((part) => `@theme/${part}`);
}

/**
 * Aliases that put an empty part in the place of each.
 *
 * @param parts as `@theme/…`
 * @param given the aliases of the generator
 * @param empty the file of the empty part
 * @throws Error when the theme has no such part
 */
export function emptyParts(parts: readonly string[], given: object, empty: string): Record<string, string> {
  const missing = parts.filter((part) => !(part in given));
  if (missing.length > 0) {
    throw nothingToDo('parts turned off', missing.join(', '), 'the parts of the theme (resolve.alias)');
  }
  return Object.fromEntries(parts.map((part) => [part, `${empty}?${part}`]));
}
