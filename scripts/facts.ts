import {claimsOf} from '../content/facts/claims';
import {readFrontMatter} from '../content/frontMatter/read';
import {frontMatterIn, isPartial} from '../content/pageFile';
import {type Page, readPages} from '../content/pages';

/** A point that the product team has not confirmed, and where it is written. */
export type OpenPoint = {kind: 'claim' | 'question'; file: string; line: number; id: string; text: string};

function pointsOf({file, text, source}: Page): OpenPoint[] {
  const {data, lineOf} = readFrontMatter(text, file);
  const questions = Array.isArray(data.questions) ? data.questions : [];
  return [
    ...claimsOf(source, file).map(({id, text: claim, line}) => ({kind: 'claim' as const, file, line, id, text: claim})),
    ...questions.map((question, index) => ({
      kind: 'question' as const,
      file,
      line: lineOf(['questions', index]),
      id: '',
      text: String(question),
    })),
  ];
}

/** The claims and questions of all pages, in their order. Pages without front matter have none. */
export const openPoints = (pages: readonly Page[]): OpenPoint[] =>
  pages.filter(({file, text}) => !isPartial(file) && frontMatterIn(text)).flatMap(pointsOf);

const grouped = (points: readonly OpenPoint[], key: 'file' | 'id'): [string, OpenPoint[]][] =>
  [...new Set(points.map((point) => point[key]))].map((each) => [each, points.filter((point) => point[key] === each)]);

function pageReport([file, points]: [string, OpenPoint[]]): string {
  const lines = points.map(({kind, line, id, text}) => `  ${file}:${line}: ${kind}${id && ` ${id}`}: ${text}`);
  return [`${file}: ${points.length}`, ...lines].join('\n');
}

function claimReport([id, points]: [string, OpenPoint[]]): string {
  return [`${id}: ${points[0]?.text ?? ''}`, ...points.map(({file, line}) => `  ${file}:${line}`)].join('\n');
}

/** The points as a text to print: by page, then the claims by id with their pages, and the totals at the end. */
export function openPointsReport(points: readonly OpenPoint[]): string {
  const pages = grouped(points, 'file');
  const claims = grouped(
    points.filter(({kind}) => kind === 'claim'),
    'id',
  );
  const questions = points.filter(({kind}) => kind === 'question').length;
  return [
    ...pages.map(pageReport),
    'Claims by id',
    ...claims.map(claimReport),
    `${claims.length} claims and ${questions} questions on ${pages.length} pages`,
  ].join('\n\n');
}

/** `npm run facts`: lists what the product team has not confirmed yet: what pages claim, and what they ask. */
if (process.argv[1] === __filename) {
  console.log(openPointsReport(openPoints(readPages())));
}
