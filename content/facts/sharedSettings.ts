import * as z from 'zod';
import {yamlReader} from '../sources';

const text = z.string().min(2);

/** A setting of a destination, as its form shows it. */
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
    message: 'a list of the values allowed, because type is enum',
  });

/** The file of the settings that several destinations have, from the repository's root. */
export const sharedSettingsFile = 'content/sharedSettings.yaml';

const read = yamlReader(z.record(z.string(), z.array(destinationField).min(1)), 'shared settings');

/** A page's entry that takes shared settings: all of a set, or those that `only` names. */
const usedSettings = z.looseObject({
  use: z.string(),
  only: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  adds: z.string().min(2).optional(),
});

const usesShared = (item: unknown): boolean => typeof item === 'object' && item !== null && 'use' in item;

/**
 * The settings that an entry takes. What the entry says beside `use`, `only` and `adds` replaces what the set says, such
 * as a default of the page; `adds` is a sentence behind the shared meaning.
 *
 * @returns the settings, or in words what is allowed
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
 * Puts shared settings in place of `use: <name>` in a page's list of settings. All are checked here, by their place in
 * the list as the page has it, so that a finding keeps its line whatever was put in above it.
 *
 * @param listed the list as the page has it; anything else is left to the schema
 * @param context takes the issues of names that do not exist and of settings that are wrong
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
