import path from 'node:path';
import * as z from 'zod';
import {type Finding, findingsOf} from '../findings';
import {checkFrontMatter} from '../frontMatter/read';
import {postAddress} from '../pageRoutes';
import type {Page} from '../pages';

const dayOf = (file: string) => /^blog\/(\d{4}-\d{2}-\d{2})-/.exec(file)?.[1];

/**
 * A post's date is that of its file's name, and the post has a cut. That a date lies ahead is no slip: a post is
 * written before its day, and a check that asks the clock would answer one commit in two ways. A year that is typed
 * wrong differs from the file's name.
 */
export function postFindings({file, kind, source, text}: Pick<Page, 'file' | 'kind' | 'source' | 'text'>): Finding[] {
  if (kind !== 'post' || findingsOf(() => checkFrontMatter(source, file)).length > 0) {
    return [];
  }
  const {data, lineOf} = checkFrontMatter(source, file);
  const day = dayOf(file);
  const isDay = day !== undefined && z.iso.date().safeParse(day).success;
  const isOther = day !== undefined && data.date !== undefined && data.date !== day;
  return [
    ...(isDay
      ? []
      : [
          {
            file,
            line: 1,
            found: `the file name ${path.basename(file)}`,
            allowed: 'a day of the calendar first, as in 2027-01-31-a-title.mdx',
          },
        ]),
    ...(isOther
      ? [
          {
            file,
            line: lineOf(['date']),
            found: `date: found ${String(data.date)}`,
            allowed: `${day}, as the file is named`,
          },
        ]
      : []),
    ...(text.includes('{/* truncate */}')
      ? []
      : [{file, line: 1, found: 'a post without a cut', allowed: '{/* truncate */} below its first paragraphs'}]),
  ];
}

/** Posts with the address of one before them, of which readers would get only one. */
export function samePostFindings(pages: readonly Pick<Page, 'file' | 'kind' | 'source'>[]): Finding[] {
  const first = new Map<string, string>();
  return pages
    .filter(({kind}) => kind === 'post')
    .flatMap(({file, source}) => {
      const address = postAddress(file, source);
      const other = first.get(address);
      first.set(address, other ?? file);
      const line = Math.max(source.split('\n').findIndex((each) => each.startsWith('slug:')) + 1, 1);
      return other
        ? [{file, line, found: `the address ${address}, as ${other} has it`, allowed: 'a slug of its own'}]
        : [];
    });
}
