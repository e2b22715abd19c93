import fs from 'node:fs';
import * as z from 'zod';
import {memoizeByText} from './memoize';
import {checked} from './schemaProblems';
import {parseYaml} from './yamlSource';

/** Where sections are listed that differ on purpose. */
export const nextDiffersFile = 'content/nextDiffers.yaml';

const heading = z.string({error: 'a heading, in quotes where it looks like a number'});

const schema = z.record(z.string(), z.array(heading, {error: 'a list of headings'}), {
  error: 'ids of pages, each with a list of headings',
});

/** Headings of sections by the id of their page. */
export type NextDiffers = Readonly<Record<string, readonly string[]>>;

const parsed = memoizeByText((text, file): NextDiffers =>
  checked(schema, parseYaml(text, file), file, 'the list of sections'),
);

/**
 * Sections of Next's pages that say something else than the latest version, on purpose.
 *
 * @throws ProblemsError with file and line when the list can't be read or holds something else
 */
export const readNextDiffers = (): NextDiffers => parsed(fs.readFileSync(nextDiffersFile, 'utf8'), nextDiffersFile);
