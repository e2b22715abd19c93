import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Kinds of navbar items that bring code of their own, and the theme's part for each. */
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

/**
 * The parts of the theme that the configuration turns off.
 *
 * @param here the folder of this plugin
 * @returns aliases that put nothing in the place of each
 */
export function unusedParts(config: DocusaurusConfig, here: string): Record<string, string> {
  const {navbar, docs} = config.themeConfig as ThemeConfig;
  const options = config.presets.flatMap((preset) => (Array.isArray(preset) ? [preset[1] as PresetOptions] : []));
  const kinds = new Set(kindsOf(navbar?.items ?? []));
  const parts = [
    ...Object.entries(itemParts).flatMap(([kind, part]) => (kinds.has(kind) ? [] : [part])),
    ...(options.some((each) => each.docs?.breadcrumbs === false) ? ['DocBreadcrumbs'] : []),
    ...(docs?.sidebar?.hideable ? [] : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
  ];
  return Object.fromEntries(parts.map((part) => [`@theme/${part}`, path.join(here, 'nothing.js')]));
}
