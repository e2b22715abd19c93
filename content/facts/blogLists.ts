import fs from 'node:fs';
import * as z from 'zod';
import {type Problem, problemsFrom} from '../problems';
import {checked} from '../schemaProblems';
import {fileReader} from '../sources';
import {parseYaml} from '../yamlSource';

const text = z.string({error: 'text'}).min(1, 'text');

const tag = z.strictObject({label: text, permalink: text, description: text});
// Docusaurus checks the values of these keys, and says nothing of others.
const stock = ['title', 'description', 'url', 'email', 'image_url', 'imageURL', 'page', 'socials'];
const author = z.strictObject({name: text, ...Object.fromEntries(stock.map((key) => [key, z.unknown().optional()]))});

const lists = {
  'blog/authors.yml': z.record(z.string(), author),
  'blog/tags.yml': z.record(z.string(), tag),
};

const read = fileReader((text, file) => parseYaml(text, file));

/** What is wrong with the lists of authors and tags. */
export function blogListProblems(): Problem[] {
  return Object.entries(lists)
    .filter(([file]) => fs.existsSync(file))
    .flatMap(([file, schema]) => problemsFrom(() => checked(schema, read(file), file, 'a list of the blog')));
}

/** The keys of a list, right or wrong; none when it is not there or does not parse, which is reported as above. */
export function keysOfList(file: keyof typeof lists): string[] {
  let keys: string[] = [];
  problemsFrom(() => {
    keys = fs.existsSync(file) ? Object.keys((read(file).data ?? {}) as object) : [];
  });
  return keys;
}
