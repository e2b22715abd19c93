import fs from 'node:fs';
import {components} from '../../content/components';
import {type Component, isRequired} from '../../content/components/component';
import type {Finding} from '../../content/findings';

/** The writer's guide, which has the tables of components between marks. */
const guideFile = 'CONTRIBUTING.md';

const start = (kind: string) => `<!-- components: ${kind} -->`;
const end = '<!-- end -->';

const escapeCell = (text: string) => text.replaceAll('|', '\\|');

function propsOf({props}: Component): string {
  return Object.entries(props)
    .map(([name, prop]) => `\`${name}\`${isRequired(prop) ? '' : '?'} ${prop.holds}`)
    .join('; ');
}

function table(kind: Component['kind']): string {
  const rows = Object.entries(components)
    .filter(([, component]) => component.kind === kind)
    .map(([, component]) => [`\`${component.example}\``, component.use, propsOf(component) || 'none']);
  const head = ['component', 'use', 'props (? may be left out)'];
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Puts the tables of components into the writer's guide.
 *
 * @param guide the guide's text
 * @returns the guide with the tables made from the registry; formatting is left to the formatter
 * @throws Error when the marks around a table are missing
 */
export function withTables(guide: string): string {
  return (['page', 'facts'] as const).reduce((text, kind) => {
    const from = text.indexOf(start(kind));
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) {
      throw new Error(`${guideFile}: no ${start(kind)} … ${end}, where the table of components goes`);
    }
    return `${text.slice(0, from + start(kind).length)}\n\n${table(kind)}\n\n${text.slice(to)}`;
  }, guide);
}

/** Tables as they are compared: without the padding that the formatter adds. */
const bare = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');

/** Says when the guide's tables are not those of the registry. */
export function guideFindings(guide = fs.readFileSync(guideFile, 'utf8')): Finding[] {
  return bare(withTables(guide)) === bare(guide)
    ? []
    : [
        {
          file: guideFile,
          line: 1,
          found: 'tables of components that differ from content/components',
          allowed: 'the tables that `npm run guide` writes',
        },
      ];
}
