import type http from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {Host} from '../host';
import {fewWith, workerFor} from '../serviceWorker';

/** Sends errors of a page to the host, because WebKit's driver doesn't report them. */
const watch = `(() => {
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  // When a page unloads, Firefox cancels its prefetches, which rejects them.
  const report = (words) => leaving || fetch('/problems', {method: 'POST', body: location.pathname + ': ' + words, keepalive: true});
  const log = console.error;
  console.error = (...parts) => (report(parts.map(String).join(' ')), log.apply(console, parts));
  addEventListener('error', ({message, error}) => message && report(error?.stack ?? message));
  addEventListener('unhandledrejection', ({reason}) => report(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', (event) => report('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
})();`;

// The full copy is tested in Chromium.
const worker = workerFor(fewWith('docs', 'docs/destinations/kafka', '404.html'));

/** The build with an error reporter on each page, and a worker that saves only a few pages. */
export class ReportingHost extends Host {
  private reported: string[] = [];

  constructor() {
    super((request, response) => {
      const {url = '/', headers} = request;
      if (url === '/watch.js') {
        response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watch);
      } else if (/^\/sw\.js(?:\?|$)/.test(url)) {
        response.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache'}).end(worker);
      } else if (url === '/problems') {
        void text(request).then((problem) => this.reported.push(problem));
        response.writeHead(204).end();
      } else if (headers['sec-fetch-dest'] !== 'document' || path.extname(url.replace(/\?.*/, '')) !== '') {
        return false;
      } else {
        void this.sendPage(url, response);
      }
      return true;
    });
  }

  private async sendPage(url: string, response: http.ServerResponse): Promise<void> {
    const page = await fetch(this.origin + url, {headers: {'accept-encoding': 'identity'}});
    const html = (await page.text()).replace('<head>', '<head><script src="/watch.js"></script>');
    const policy = page.headers.get('content-security-policy') ?? '';
    response.writeHead(page.status, {'Content-Type': 'text/html', 'Content-Security-Policy': policy}).end(html);
  }

  problems = () => this.reported.splice(0);
}
