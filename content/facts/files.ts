import fs from 'node:fs';
import {readText} from '../sources';

/**
 * Reads a file of facts.
 *
 * @param file path from the repository's root
 * @param known names of the files that there are, for the message
 * @throws Error that names the file and those there are
 */
export function readFactsText(file: string, known: () => readonly string[]): string {
  if (!fs.existsSync(file)) {
    throw new Error(`no facts at ${file}; there are: ${known().join(', ') || 'none'}`);
  }
  return readText(file);
}
