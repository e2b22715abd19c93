import {LineCounter, isNode, parseDocument} from 'yaml';
import type * as z from 'zod';
import {schemas, type PageKind} from './schema';

const block = /^---\r?\n([\s\S]*?)\r?\n---\s*(?:\n|$)/;

/** Front matter as data, with a way from a key to its line in the file. */
export type FrontMatter = {data: Record<string, unknown>; lineOf: (path: PropertyKey[]) => number};

/**
 * Reads the front matter of a Markdown file.
 *
 * @param source the file's text, brand tokens already replaced
 * @param file its path, for messages
 * @throws Error with file and line when the YAML does not parse or there is none
 */
export function readFrontMatter(source: string, file: string): FrontMatter {
  const match = block.exec(source);
  if (!match) {
    throw new Error(`${file}:1: no front matter; a page starts with --- and at least title and description`);
  }
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', {lineCounter: counter});
  const [problem] = document.errors;
  if (problem) {
    throw new Error(
      `${file}:${(problem.linePos?.[0].line ?? 0) + 1}: front matter is not valid YAML: ${problem.message}`,
    );
  }
  const lineOf = (path: PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) {
        return counter.linePos(node.range[0]).line + 1;
      }
    }
    return 1;
  };
  return {data: (document.toJS() ?? {}) as Record<string, unknown>, lineOf};
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value)?.slice(0, 120));

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);
}

function keysAt(kind: PageKind, path: PropertyKey[]): string {
  let schema: z.core.$ZodType | undefined = schemas[kind];
  for (const key of path) {
    while (schema && 'innerType' in schema._zod.def) {
      schema = schema._zod.def.innerType as z.core.$ZodType;
    }
    const def = schema?._zod.def as
      {shape?: Record<PropertyKey, z.core.$ZodType>; element?: z.core.$ZodType} | undefined;
    schema = def?.shape?.[key] ?? def?.element;
  }
  while (schema && 'innerType' in schema._zod.def) {
    schema = schema._zod.def.innerType as z.core.$ZodType;
  }
  const shape = (schema?._zod.def as {shape?: object} | undefined)?.shape;
  return shape ? Object.keys(shape).join(', ') : 'none';
}

function describe(issue: z.core.$ZodIssue, kind: PageKind, front: FrontMatter): string[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const line = front.lineOf([...issue.path, key]);
      return `${line}: ${[...issue.path, key].join('.')}: unknown key, allowed: ${keysAt(kind, issue.path)}`;
    });
  }
  const found = valueAt(front.data, issue.path);
  const length = typeof found === 'string' && issue.code.startsWith('too_') ? ` (${found.length} characters)` : '';
  const allowed = issue.code === 'invalid_value' ? issue.values.join(', ') : issue.message;
  return [`${front.lineOf(issue.path)}: ${path}: found ${shown(found)}${length}, allowed: ${allowed}`];
}

/**
 * Holds a page's front matter against the schema of its kind.
 *
 * @throws Error with one line a problem: file, line, key, what was found, what is allowed
 */
export function checkFrontMatter(front: FrontMatter, file: string, kind: PageKind): void {
  const result = schemas[kind].safeParse(front.data);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => describe(issue, kind, front));
    throw new Error(`front matter is not valid\n${problems.map((problem) => `  ${file}:${problem}`).join('\n')}`);
  }
}
