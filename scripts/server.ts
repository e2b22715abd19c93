import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream';
import brand from '../content/siteBrand';
import {type Rules, cleanPath, headersOf, isHidden, methods, rulesOfBuild} from '../deploy/rules';

/** A file that is open to be sent, with what is said about it. */
type Open = {handle: fs.FileHandle; size: number; changed: number; etag: string};

/** A file of the build, by its path on the site. */
type Found = Open & {file: string; encoding?: string};

/** What follows a file's name when it is compressed, best first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Path and query of a request. A target may name its host (`GET http://host/page`), which is left out, and a path is
 * read as web servers read it: decoded, without doubled slashes and without `.` and `..`.
 *
 * @returns nothing when a percent sign stands for no character
 */
function addressOf(target: string): {pathname: string; search: string} | undefined {
  const [, raw = '', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  try {
    return {pathname: path.posix.normalize(`/${decodeURIComponent(raw)}`), search};
  } catch {
    return undefined;
  }
}

/** Opens a file, unless it is none, or is gone. */
async function open(name: string): Promise<Open | undefined> {
  try {
    const handle = await fs.open(name);
    const stat = await handle.stat();
    if (stat.isFile()) {
      const {mtimeMs: changed, size} = stat;
      return {handle, size, changed, etag: `"${changed.toString(36)}-${size.toString(36)}"`};
    }
    await handle.close();
  } catch {
    // No such file, or no way to it: for a reader it is the same.
  }
  return undefined;
}

/**
 * Opens the best of a file that the client understands: brotli, gzip, or as it is. A twin that is older than its file
 * was made from another one.
 */
async function openBest(folder: string, base: string, file: string, accepts: string): Promise<Found | undefined> {
  const name = path.join(folder, file.slice(base.length));
  const plain = await open(name);
  for (const [encoding, suffix] of plain ? encodings : []) {
    const twin = accepts.includes(encoding) ? await open(name + suffix) : undefined;
    const isCurrent = twin && plain && twin.changed >= plain.changed;
    if (isCurrent) {
      await plain.handle.close();
      return {file, encoding, ...twin};
    }
    await twin?.handle.close();
  }
  return plain && {file, ...plain};
}

/** The file for a path: the file itself, or the page of that address. */
async function find(folder: string, rules: Rules, pathname: string, accepts: string): Promise<Found | undefined> {
  const {base, homes, notFound} = rules;
  if (!pathname.startsWith(base) || pathname.includes('\0') || isHidden(pathname) || pathname === notFound.address) {
    return undefined;
  }
  const names = homes.includes(pathname) ? [`${pathname}index.html`] : [pathname, `${pathname}.html`];
  for (const name of names) {
    const found = await openBest(folder, base, name, accepts);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function send(request: http.IncomingMessage, response: http.ServerResponse, status: number, found: Found): void {
  const {encoding, handle, size, etag} = found;
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    void handle.close();
    response.writeHead(304, {ETag: etag, Vary: 'Accept-Encoding'}).end();
    return;
  }
  response.writeHead(status, {
    'Content-Length': size,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? {'Content-Encoding': encoding} : {}),
  });
  if (request.method === 'HEAD') {
    void handle.close();
    response.end();
    return;
  }
  // A reader who goes away, or a file that can't be read any further, ends this answer and nothing else.
  pipeline(handle.createReadStream(), response, () => undefined);
}

function setHeaders(response: http.ServerResponse, headers: Readonly<Record<string, string>>): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

async function answer(
  folder: string,
  rules: Rules,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  setHeaders(response, headersOf(rules, ''));
  if (!methods.some((method) => method === request.method)) {
    response.writeHead(405, {Allow: methods.join(', ')}).end();
    return;
  }
  const accepts = request.headers['accept-encoding'] ?? '';
  const address = addressOf(request.url ?? '/');
  const clean = address && cleanPath(rules, address.pathname);
  if (clean) {
    response.writeHead(301, {Location: clean + address.search}).end();
    return;
  }
  const found = address && (await find(folder, rules, address.pathname, accepts));
  if (found) {
    setHeaders(response, headersOf(rules, found.file));
    send(request, response, 200, found);
    return;
  }
  const page = await openBest(folder, rules.base, rules.notFound.file, accepts);
  setHeaders(response, headersOf(rules, rules.notFound.file));
  if (page) {
    send(request, response, 404, page);
  } else {
    response.writeHead(404, {'Content-Type': 'text/plain; charset=utf-8'}).end('Not found');
  }
}

/**
 * A web server for the built site, by the same rules as the servers that `deploy/` sets up. Whatever is asked, it goes
 * on: an address that can't be read, a page that is gone, a build without its not-found page.
 *
 * @param folder the build
 * @param rules how to serve it; by default the site's own rules, with the hashes of this build
 */
export function createSiteServer(folder: string, rules: Rules = rulesOfBuild(folder, brand)): http.Server {
  return http.createServer((request, response) => {
    answer(folder, rules, request, response).catch(() => response.destroy());
  });
}

/** Where it listens: this machine alone. Names such as `localhost` lead here. */
const thisMachine = '127.0.0.1';

/**
 * Listens on a port of this machine, or on the next free one. No other machine reaches it.
 *
 * @returns the port in use
 * @throws Error when twenty ports in a row are taken
 */
export async function listen(server: http.Server, first: number): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    const free = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, thisMachine, () => resolve(true));
    });
    server.removeAllListeners('error');
    if (free) {
      return port;
    }
  }
  throw new Error(`Ports ${first} to ${first + 19} are all taken. Free one, or set PORT.`);
}
