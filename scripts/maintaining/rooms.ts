import fs from 'node:fs';
import path from 'node:path';

/** Rooms from the ground up, as ESLint holds them, with the file at the ground and the one on top. */
export const rooms = [
  'brand.ts',
  'content',
  'src',
  'remark',
  'config',
  'deploy',
  'plugins',
  'scripts',
  'docusaurus.config.ts',
] as const;

const code = /\.(?:ts|tsx|js|mjs)$/;
// Types leave no import behind.
const imports = /\b(?:(?:im|ex)port\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?|import\(\s*)'((?:\.{1,2}|@site)\/[^']+)'/g;

/** The files of a room, itself when it is a file. */
function filesOf(room: string): string[] {
  if (fs.statSync(room).isFile()) {
    return [room];
  }
  return fs
    .readdirSync(room, {recursive: true, encoding: 'utf8'})
    .map((name) => `${room}/${name.split(path.sep).join('/')}`)
    .filter((file) => code.test(file))
    .sort();
}

/** The room that an import of a file leads into; nothing for what is in no room. */
function roomOf(file: string, source: string): string | undefined {
  const target = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : path.posix.normalize(`${path.posix.dirname(file)}/${source}`);
  const [first = ''] = target.split('/');
  return rooms.find((room) => room === first || room === `${target}.ts`);
}

/** Which rooms import which, by the imports in their files; an import inside a room is none. */
export function usesOfRooms(): Map<string, string[]> {
  return new Map(
    rooms.map((room) => {
      const found = filesOf(room).flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, source = '']) => roomOf(file, source) ?? []),
      );
      return [room, rooms.filter((other) => other !== room && found.includes(other))];
    }),
  );
}

const idOf = (room: string) => room.replaceAll(/\W/g, '_');

/**
 * A picture of the rooms in Mermaid's words: an arrow leads from a room to each that it imports from.
 *
 * @param uses which rooms import which
 */
export function picture(uses: ReadonlyMap<string, readonly string[]>): string {
  const names = [...uses.keys()].reverse().map((room) => `  ${idOf(room)}["${room}"]`);
  const arrows = [...uses].reverse().flatMap(([room, used]) => used.map((each) => `  ${idOf(room)} --> ${idOf(each)}`));
  return ['```mermaid', 'flowchart TD', ...names, ...arrows, '```'].join('\n');
}

const [start, end] = ['<!-- rooms -->', '<!-- end -->'];

/**
 * Puts the picture of the rooms between its marks.
 *
 * @param page the text of the page on architecture
 * @throws Error when the marks are missing
 */
export function withPicture(page: string, uses = usesOfRooms()): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(`maintaining/architecture.md: no ${start} … ${end}, where the picture of the rooms goes`);
  }
  return `${page.slice(0, from + start.length)}\n\n${picture(uses)}\n\n${page.slice(to)}`;
}
