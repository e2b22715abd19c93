import {readFrontMatter} from '../content/frontMatter/read';
import type {Page} from '../content/pages';

/** A point that the product team has not confirmed, and where it is written. */
export type Point = {file: string; line: number; text: string; place: string};

const placeOf = ({room, version}: Page) => version?.folder ?? {docs: 'docs', blog: 'blog', pages: 'src/pages'}[room];

/** The points under `unverified` of all pages, in their order. Pages without front matter have none. */
export function unverifiedPoints(pages: readonly Page[]): Point[] {
  return pages
    .filter(({text}) => text.startsWith('---'))
    .flatMap((page) => {
      const {data, lineOf} = readFrontMatter(page.text, page.file);
      const points = Array.isArray(data.unverified) ? data.unverified : [];
      return points.map((text, index) => ({
        file: page.file,
        line: lineOf(['unverified', index]),
        text: String(text),
        place: placeOf(page),
      }));
    });
}

const groupBy = (points: readonly Point[], key: 'place' | 'file') =>
  [...new Set(points.map((point) => point[key]))].map((value) => ({
    value,
    members: points.filter((point) => point[key] === value),
  }));

/** The points as a text to print: by place and page, with counts, and the total at the end. */
export function unverifiedReport(points: readonly Point[]): string {
  const places = groupBy(points, 'place').map(({value, members}) => {
    const pages = groupBy(members, 'file').map(({value: file, members: own}) => {
      const lines = own.map(({line, text}) => `    ${file}:${line}: ${text}`);
      return [`  ${file}: ${own.length}`, ...lines].join('\n');
    });
    return [`${value}: ${members.length} points on ${pages.length} pages`, ...pages].join('\n');
  });
  const pageCount = groupBy(points, 'file').length;
  return [...places, `${points.length} unverified points on ${pageCount} pages`].join('\n\n');
}
