import fs from 'node:fs';
import contract from './routes.json';

const endings = ['.mdx', '.tsx', '/index.tsx', '/index.mdx'];

/**
 * Whether a file in `src/pages` makes a route.
 *
 * @param route address without host, query and hash
 */
export const isPageRoute = (route: string): boolean =>
  endings.some((ending) => fs.existsSync(`src/pages${route}${ending}`));

/** The address of a post, as its front matter says it. */
function postAddresses(): string[] {
  const files = fs.existsSync('blog') ? fs.readdirSync('blog').filter((file) => /\.mdx?$/.test(file)) : [];
  return files.flatMap((file) => {
    const slug = /^slug: *(\S+)/m.exec(fs.readFileSync(`blog/${file}`, 'utf8'))?.[1];
    const [, day = '', name = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)\.mdx?$/.exec(file) ?? [];
    return [`/blog${slug ?? `/${day.replaceAll('-', '/')}/${name}`}`];
  });
}

/**
 * Whether the site has something at an address outside the docs: a page, a post, a route of the contract, or a file,
 * which the build makes or serves as it is.
 *
 * @param address without host, query and hash
 */
export const isAddress = (address: string): boolean =>
  Object.values(contract).some((routes) => routes.includes(address)) ||
  isPageRoute(address) ||
  /\.\w+$/.test(address) ||
  postAddresses().includes(address);
