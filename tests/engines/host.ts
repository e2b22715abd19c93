import http from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createSiteServer, listen} from '../../scripts/server';

/** Reports errors of a page to the host. */
const watch = `(() => {
  const report = (words) => fetch('/problems', {method: 'POST', body: location.pathname + ': ' + words, keepalive: true});
  const log = console.error;
  console.error = (...parts) => (report(parts.map(String).join(' ')), log.apply(console, parts));
  addEventListener('error', ({message, error}) => message && report(error?.stack ?? message));
  addEventListener('unhandledrejection', ({reason}) => report(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', (event) => report('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
})();`;

/** Serves the build with a script in each page that reports errors, because WebKit's driver doesn't. */
export class Host {
  private readonly site = createSiteServer('build');
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private reported: string[] = [];
  private sitePort = 0;
  origin = '';

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/watch.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watch);
    } else if (pathname === '/problems') {
      this.reported.push(await text(request));
      response.writeHead(204).end();
    } else if (request.headers['sec-fetch-dest'] !== 'document' || path.extname(pathname) !== '') {
      this.site.emit('request', request, response);
    } else {
      const headers = {'accept-encoding': 'identity'};
      const page = await fetch(`http://localhost:${this.sitePort}${request.url}`, {headers, redirect: 'manual'});
      const kept = [...page.headers].filter(
        ([name]) => !/^(?:content-length|connection|keep-alive|transfer-)/.test(name),
      );
      const html = (await page.text()).replace('<head>', '<head><script src="/watch.js"></script>');
      response.writeHead(page.status, Object.fromEntries(kept)).end(html);
    }
  }

  async start(): Promise<void> {
    this.sitePort = await listen(this.site, 4930);
    this.origin = `http://localhost:${await listen(this.server, 4960)}`;
  }

  /** Errors since the last call. */
  problems(): string[] {
    return this.reported.splice(0);
  }

  async stop(): Promise<void> {
    for (const server of [this.server, this.site]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
