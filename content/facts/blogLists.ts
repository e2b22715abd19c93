import fs from 'node:fs';
import {parseDocument} from 'yaml';

/** The keys in a blog list; empty if the file is missing. Docusaurus reports errors in the file itself. */
export const keysOfList = (file: 'blog/authors.yml' | 'blog/tags.yml'): string[] =>
  fs.existsSync(file) ? Object.keys((parseDocument(fs.readFileSync(file, 'utf8')).toJS() ?? {}) as object) : [];
