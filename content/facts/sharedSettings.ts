import * as z from 'zod';
import {yamlReader} from '../sources';

const text = z.string().min(2);

/** A setting in a destination's form. */
export const destinationField = z
  .strictObject({
    key: text,
    label: text,
    type: z.enum(['string', 'integer', 'boolean', 'enum', 'secret', 'object']),
    required: z.boolean().optional(),
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    meaning: text,
  })
  .refine((value) => value.type !== 'enum' || (value.enum?.length ?? 0) > 0, {
    path: ['enum'],
    message: 'a list of allowed values, because the type is enum',
  });

/** Path of the settings that several destinations share, from the repository's root. */
export const sharedSettingsFile = 'content/sharedSettings.yaml';

const read = yamlReader(z.record(z.string(), z.array(destinationField).min(1)), 'shared settings');

/** A page's entry that uses shared settings: all of a set, or those that `only` names. */
const usedSettings = z.looseObject({
  use: z.string(),
  only: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  adds: z.string().min(2).optional(),
});

const usesShared = (item: unknown): boolean => typeof item === 'object' && item !== null && 'use' in item;

/**
 * Resolves the settings that an entry uses. Other keys of the entry, such as `default`, override those of the set;
 * `adds` is appended to the shared meaning.
 *
 * @returns the settings, or a message that says what is allowed
 */
function settingsOf(item: unknown): Record<string, unknown>[] | string {
  const parsed = usedSettings.safeParse(item);
  const sets = read(sharedSettingsFile);
  const set = parsed.data && sets[parsed.data.use];
  if (!parsed.data || !set) {
    return `use: ${Object.keys(sets).join(', ')}`;
  }
  const known = set.map(({key}) => key);
  const {use: _, only = known, adds, ...own} = parsed.data;
  const keys = [only].flat();
  const settings = keys.flatMap((key) => set.find((setting) => setting.key === key) ?? []);
  return settings.length === keys.length
    ? settings.map((setting) => ({...setting, meaning: [setting.meaning, adds].filter(Boolean).join(' '), ...own}))
    : `only: ${known.join(', ')}`;
}

/**
 * Replaces `use: <name>` in a page's list of settings with shared settings. Settings are validated here, by their index
 * in the original list, so that a problem's line doesn't depend on the replacements above it.
 *
 * @param listed the list in the page's front matter; the schema handles anything else
 * @param context receives issues about unknown names and invalid settings
 */
export function withSharedSettings(listed: unknown, context: z.RefinementCtx): unknown {
  if (!Array.isArray(listed)) {
    return listed;
  }
  return listed.flatMap((item: unknown, index) => {
    const taken = usesShared(item) ? settingsOf(item) : [item];
    if (typeof taken === 'string') {
      context.addIssue({code: 'custom', path: [index], message: taken, input: item});
      return [];
    }
    for (const setting of taken) {
      for (const issue of destinationField.safeParse(setting).error?.issues ?? []) {
        const located = {...issue, input: item, path: [index, ...issue.path]};
        context.addIssue(located as z.core.$ZodRawIssue);
      }
    }
    return taken;
  });
}
