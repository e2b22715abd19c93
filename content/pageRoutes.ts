import fs from 'node:fs';
import {findingsOf} from './findings';
import {readFrontMatter} from './frontMatter/read';

const endings = ['.mdx', '.tsx', '/index.tsx', '/index.mdx'];

/**
 * Whether a file in `src/pages` makes a route.
 *
 * @param route address without host, query and hash
 */
export const isPageRoute = (route: string): boolean =>
  endings.some((ending) => fs.existsSync(`src/pages${route}${ending}`));

/** The `slug` of a post's front matter; none where that can't be read, which is reported by its own check. */
function slugOf(file: string, source: string): string | undefined {
  let slug: unknown;
  findingsOf(() => {
    slug = readFrontMatter(source, file).data.slug;
  });
  return typeof slug === 'string' ? slug : undefined;
}

/**
 * The address of a post: its `slug`, or its day and name.
 *
 * @param file of the post, in `blog/`
 * @param source the file's text
 */
export function postAddress(file: string, source: string): string {
  const slug = slugOf(file, source);
  const [, day = '', name = ''] = /^blog\/(\d{4}-\d{2}-\d{2})-(.+)\.mdx?$/.exec(file) ?? [];
  return `/blog${slug ?? `/${day.replaceAll('-', '/')}/${name}`}`;
}

const postFiles = () =>
  (fs.existsSync('blog') ? fs.readdirSync('blog') : [])
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `blog/${name}`);

/** The addresses of all posts. */
export const postAddresses = () => postFiles().map((file) => postAddress(file, fs.readFileSync(file, 'utf8')));
