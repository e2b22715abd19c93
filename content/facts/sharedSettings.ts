import * as z from 'zod';
import {destinationField} from '../frontMatter/destinationField';
import {keptByText} from '../kept';
import {checked} from '../schemaFindings';
import {readText} from '../sources';
import {parseYaml} from '../yamlSource';

/** The file of the settings that several destinations have, from the repository's root. */
export const sharedSettingsFile = 'content/sharedSettings.yaml';

const schema = z.record(z.string(), z.array(destinationField).min(1));

const parse = keptByText((text, file) => checked(schema, parseYaml(text, file), file, 'shared settings'));

/**
 * Settings that several destinations have, by the name under which a page takes them with `use`.
 *
 * @throws FindingsError when the file is not valid
 */
export const readSharedSettings = (): Readonly<Record<string, z.infer<typeof destinationField>[]>> =>
  parse(readText(sharedSettingsFile), sharedSettingsFile);

const nameOf = (item: unknown): string | undefined =>
  typeof item === 'object' && item !== null && 'use' in item ? String(item.use) : undefined;

/**
 * Puts shared settings in place of `use: <name>` in a page's list of settings. The others are checked here, by their
 * place in the list as the page has it, so that a finding keeps its line whatever was put in above it.
 *
 * @param listed the list as the page has it; anything else is left to the schema
 * @param context takes the issues of names that do not exist and of settings that are wrong
 */
export function withSharedSettings(listed: unknown, context: z.RefinementCtx): unknown {
  if (!Array.isArray(listed)) {
    return listed;
  }
  const shared = readSharedSettings();
  return listed.flatMap((item: unknown, index) => {
    const name = nameOf(item);
    if (name === undefined) {
      const issues = destinationField.safeParse(item).error?.issues ?? [];
      for (const issue of issues) {
        const located = {...issue, input: item, path: [index, ...issue.path]};
        context.addIssue(located as z.core.$ZodRawIssue);
      }
      return [item];
    }
    if (!shared[name]) {
      const message = `use: ${Object.keys(shared).join(', ')}`;
      context.addIssue({code: 'custom', path: [index], message, input: item});
    }
    return shared[name] ?? [];
  });
}
