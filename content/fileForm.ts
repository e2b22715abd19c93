import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {type Finding, placeAt} from './findings';

const marks: Readonly<Record<string, readonly number[]>> = {
  'a byte order mark': [0xef, 0xbb, 0xbf],
  'UTF-16': [0xff, 0xfe],
  'UTF-16, the other way round': [0xfe, 0xff],
};

const beginsWith = (bytes: Buffer, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);

/** The finding for the name of a page's file. */
export function nameFindings(file: string): Finding[] {
  const name = path.basename(file);
  return !/\.mdx?$/.test(name) || /^[a-z0-9_][a-z0-9._-]*$/.test(name)
    ? []
    : [{file, line: 1, found: `the file name "${name}"`, allowed: 'small letters, digits, hyphens and periods'}];
}

/**
 * What is wrong with the bytes of a file, which then can't be read as text: its encoding, its line ends.
 *
 * @param file path from the repository's root
 * @param bytes what is in it
 */
export function formFindings(file: string, bytes: Buffer = fs.readFileSync(file)): Finding[] {
  const mark = Object.entries(marks).find(([, start]) => beginsWith(bytes, start))?.[0];
  if (mark) {
    return [{file, line: 1, column: 1, found: mark, allowed: 'a file saved as UTF-8, without a mark'}];
  }
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes) || bytes.includes(0)) {
    // What is no letter is read as the sign for that.
    const place = placeAt(text, text.search(/[\0\uFFFD]/));
    return [{file, ...place, found: 'a byte that is no letter of UTF-8', allowed: 'a file saved as UTF-8'}];
  }
  const end = text.indexOf('\r');
  return end === -1
    ? []
    : [{file, ...placeAt(text, end), found: 'a line end of Windows', allowed: 'LF, as .gitattributes asks for'}];
}
