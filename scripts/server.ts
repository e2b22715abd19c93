import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import brand from '../content/siteBrand';
import {type Rules, cleanPath, headersOf, isHidden, methods, rulesOfBuild} from '../deploy/rules';

/**
 * Path and query of a request, read as web servers read them: without a host, decoded, without double slashes, `.` and
 * `..`.
 *
 * @returns nothing when the path is not valid percent-encoding
 */
function addressOf(target: string): {pathname: string; search: string} | undefined {
  const [, raw = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  try {
    return {pathname: path.posix.normalize(`/${decodeURIComponent(raw)}`), search};
  } catch {
    return undefined;
  }
}

const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();

/**
 * A web server for the built site that follows `deploy/rules.ts`, for previews and tests.
 *
 * @param folder the build
 * @param rules how to serve it; by default the site's own rules with the hashes of this build
 */
export function createSiteServer(folder: string, rules: Rules = rulesOfBuild(folder, brand)): http.Server {
  const sendFile = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, dotfiles: true});
  const {base, notFound} = rules;

  /** The file for a path: the file itself, or the page with that address. */
  function find(pathname: string): string | undefined {
    if (!pathname.startsWith(base) || pathname.includes('\0') || isHidden(pathname) || pathname === notFound.address) {
      return undefined;
    }
    const files = pathname === base ? [`${base}index.html`] : [pathname, `${pathname}.html`];
    return files.find((file) => isFile(path.join(folder, file.slice(base.length))));
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const setHeaders = (file: string) => response.setHeaders(new Map(Object.entries(headersOf(rules, file))));
    setHeaders('');
    if (!methods.some((method) => method === request.method)) {
      response.writeHead(405, {Allow: methods.join(', ')}).end();
      return;
    }
    const {pathname, search} = addressOf(request.url ?? '/') ?? {pathname: '', search: ''};
    const clean = cleanPath(rules, pathname);
    if (clean !== undefined) {
      response.writeHead(301, {Location: clean + search}).end();
      return;
    }
    const file = find(pathname);
    if (file === undefined) {
      setHeaders(notFound.file);
      const page = await fs.promises.readFile(path.join(folder, '404.html')).catch(() => 'Not found');
      response.writeHead(404).end(request.method === 'HEAD' ? undefined : page);
      return;
    }
    setHeaders(file);
    request.url = `/${encodeURI(file.slice(base.length))}`;
    sendFile(request, response);
  }

  return http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
}

/**
 * Listens on a port of this machine, or on the next free one. Other machines can't connect.
 *
 * @returns the port in use
 * @throws Error when twenty ports in a row are taken
 */
export async function listen(server: http.Server, first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') {
        throw error;
      }
    }
  }
  throw new Error(`Ports ${first} to ${first + 19} are all taken. Free one, or set PORT.`);
}
