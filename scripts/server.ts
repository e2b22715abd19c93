import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const immutable = /^\/assets\//;

function cleanPath(pathname: string): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return clean === pathname || pathname === '/status-badge.html' ? undefined : clean;
}

/**
 * Path and query of a request. A target may name its host (`GET http://host/page`), and more than one slash at its
 * start would name one: both are left out, so that nothing a client sends is taken for another host.
 */
function addressOf(target: string): {pathname: string; search: string} {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const {pathname, search} = new URL(`http://localhost${path.startsWith('/') ? path : `/${path}`}`);
  return {pathname: pathname.replace(/^\/+/, '/'), search};
}

/**
 * A web server for the built site, with the addresses of a real host: `/page` is `page.html`, `/page.html` and
 * `/page/` lead to `/page`, an unknown path gets the not-found page with status 404.
 *
 * @param folder the build
 */
export function createSiteServer(folder: string): http.Server {
  const notFound = path.join(folder, '404.html');
  const serve = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return http.createServer((request, response) => {
    const {pathname, search} = addressOf(request.url ?? '/');
    const clean = cleanPath(pathname);
    request.url = pathname + search;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (clean) {
      response.writeHead(301, {Location: clean + search}).end();
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
      fs.createReadStream(notFound).pipe(response);
    });
  });
}

/**
 * Listens on a port, or on the next free one.
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
      server.listen(port, () => resolve(true));
    });
    server.removeAllListeners('error');
    if (free) {
      return port;
    }
  }
  throw new Error(`Ports ${first} to ${first + 19} are all taken. Free one, or set PORT.`);
}
