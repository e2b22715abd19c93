import http from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createSiteServer, listen} from '../../scripts/server';

/** Sends errors of a page to the host, because WebKit's driver doesn't report them. */
const watch = `(() => {
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  // Firefox cancels prefetches of a page that is left, which rejects them.
  const report = (words) => leaving || fetch('/problems', {method: 'POST', body: location.pathname + ': ' + words, keepalive: true});
  const log = console.error;
  console.error = (...parts) => (report(parts.map(String).join(' ')), log.apply(console, parts));
  addEventListener('error', ({message, error}) => message && report(error?.stack ?? message));
  addEventListener('unhandledrejection', ({reason}) => report(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', (event) => report('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
})();`;

/** The build with an error reporter in each page. */
export class Host {
  private readonly site = createSiteServer('build');
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private reported: string[] = [];
  private sitePort = 0;
  origin = '';

  /** @param port hosts of several browsers need ten apart */
  constructor(private readonly port: number) {}

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {url = '/', headers} = request;
    if (url === '/watch.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watch);
    } else if (url === '/problems') {
      this.reported.push(await text(request));
      response.writeHead(204).end();
    } else if (headers['sec-fetch-dest'] !== 'document' || path.extname(url.replace(/\?.*/, '')) !== '') {
      this.site.emit('request', request, response);
    } else {
      const page = await fetch(`http://localhost:${this.sitePort}${url}`, {headers: {'accept-encoding': 'identity'}});
      const html = (await page.text()).replace('<head>', '<head><script src="/watch.js"></script>');
      const policy = page.headers.get('content-security-policy') ?? '';
      response.writeHead(page.status, {'Content-Type': 'text/html', 'Content-Security-Policy': policy}).end(html);
    }
  }

  async start(): Promise<void> {
    this.sitePort = await listen(this.site, this.port);
    this.origin = `http://localhost:${await listen(this.server, this.port + 5)}`;
  }

  /** Errors since the last call. */
  problems = () => this.reported.splice(0);

  async stop(): Promise<void> {
    for (const server of [this.server, this.site]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
