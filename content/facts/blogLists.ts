import fs from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';
import {type Finding, findingsOf} from '../findings';
import {checked} from '../schemaFindings';
import {parseYaml} from '../yamlSource';

const text = z.string({error: 'text'}).min(1, 'text');

const tag = z.strictObject({label: text, permalink: text, description: text});
const author = z.strictObject({name: text, title: text, url: text.optional(), email: text.optional()});

/** The data files of the blog, which front matter names the keys of. */
const lists = {
  'blog/authors.yml': z.record(z.string(), author),
  'blog/tags.yml': z.record(z.string(), tag),
};

type List = keyof typeof lists;

/** What is wrong with the lists of authors and tags. */
export function blogListFindings(): Finding[] {
  return Object.entries(lists)
    .filter(([file]) => fs.existsSync(file))
    .flatMap(([file, schema]) =>
      findingsOf(() => checked(schema, parseYaml(fs.readFileSync(file, 'utf8'), file), file, 'a list of the blog')),
    );
}

/** The keys of a list; none when it is not there or cannot be read, which is reported as above. */
export function keysOfList(file: List): string[] {
  try {
    return Object.keys((parse(fs.readFileSync(file, 'utf8')) ?? {}) as object);
  } catch {
    return [];
  }
}
