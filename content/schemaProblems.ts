import type * as z from 'zod';
import {type Problem, ProblemsError} from './problems';
import {allowedBy, keysAt} from './schemaWords';
import type {YamlSource} from './yamlSource';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const shown = (value: unknown) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 80)}…` : text;
};

function describe(issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlSource, file: string): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const found = `${path.join('.')}: unknown key`;
      return {file, line: source.lineOf(path), found, allowed: keysAt(schema, issue.path)};
    });
  }
  const value = valueAt(source.data, issue.path);
  const length =
    typeof value === 'string' && issue.code.startsWith('too_')
      ? ` (${value.length} ${value.length === 1 ? 'character' : 'characters'})`
      : '';
  const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  const allowed = allowedBy(issue, schema);
  return [{file, line: source.lineOf(issue.path), found: `${place}found ${shown(value)}${length}`, allowed}];
}

/**
 * Validates data against a schema.
 *
 * @param source the data, with a function that finds the line of a key
 * @param file the file that contains it
 * @param what a name for the data in messages, such as `front matter`
 * @returns the parsed data, with defaults filled in
 * @throws ProblemsError with the file, line, key, what was found, and what is allowed, for each problem
 */
export function checked<T extends z.ZodType>(schema: T, source: YamlSource, file: string, what: string): z.infer<T> {
  const result = schema.safeParse(source.data);
  if (!result.success) {
    const problems = result.error.issues.flatMap((issue) => describe(issue, schema, source, file));
    throw new ProblemsError(`${what} is not valid`, problems);
  }
  return result.data;
}
