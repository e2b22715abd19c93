import fs from 'node:fs';
import {parseDocument} from 'yaml';

/** The keys of a list of the blog; none when it is not there. Docusaurus says what is wrong with a list. */
export const keysOfList = (file: 'blog/authors.yml' | 'blog/tags.yml'): string[] =>
  fs.existsSync(file) ? Object.keys((parseDocument(fs.readFileSync(file, 'utf8')).toJS() ?? {}) as object) : [];
