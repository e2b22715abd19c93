import fs from 'node:fs';
import path from 'node:path';

/** The entries of a list file of this project: one a line; lines that start with # are comments. */
export const listOf = (file: string): string[] =>
  fs
    .readFileSync(path.join(process.cwd(), file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
