import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import brand from '../content/siteBrand';
import {type Rules, cleanPath, headersOf, isHidden, methods, rulesOfBuild} from '../deploy/rules';

/**
 * Parses a request's path and query like web servers do: without a host, and with the path decoded and normalized (no
 * double slashes, `.`, or `..`).
 *
 * @returns undefined when the path isn't valid percent-encoding
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
 * Creates a web server for the built site that follows `deploy/rules.ts`, for previews and tests.
 *
 * @param folder the build
 * @param rules how to serve it; defaults to the site's own rules with the hashes of this build
 */
export function createSiteServer(folder: string, rules: Rules = rulesOfBuild(folder, brand)): http.Server {
  const sendFile = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, dotfiles: true});
  const {base, notFound} = rules;

  /** Finds the file for a path: the file itself, or the page with that path. */
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
 * Listens on a port, or on the next free one, on the loopback interface only.
 *
 * @returns the port in use
 * @throws Error when twenty ports in a row are in use
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
  throw new Error(`Ports ${first} to ${first + 19} are all in use. Free one, or set PORT.`);
}
