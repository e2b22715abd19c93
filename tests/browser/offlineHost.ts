import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import {createSiteServer, listen} from '../../scripts/server';

type Listed = [path: string, hash: string];

const hashOf = (text: string) => crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);

const typeOf = (path: string) => {
  const ending = /\.(js|json)$/.exec(path)?.[1] ?? 'html';
  return {js: 'text/javascript', json: 'application/json', html: 'text/html; charset=utf-8'}[ending];
};

/** The built site on a host of its own, which can fail, stop, and bring out another build. */
export class OfflineHost {
  readonly asked: string[] = [];
  /** Answers a request in place of the site; it says whether it did. */
  fault?: (request: http.IncomingMessage, response: http.ServerResponse) => boolean;
  private readonly changed = new Map<string, string>();
  private port = 0;
  private server = this.create();

  private create(): http.Server {
    const site = createSiteServer('build');
    return http.createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      this.asked.push(pathname);
      const text = this.changed.get(pathname);
      if (this.fault?.(request, response)) {
        return;
      }
      if (text === undefined) {
        site.emit('request', request, response);
      } else {
        response.writeHead(200, {'Content-Type': typeOf(pathname), 'Cache-Control': 'no-cache'}).end(text);
      }
    });
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.port = await listen(this.server, 4520);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Serves a text at an address from now on. */
  serve(path: string, text: string): void {
    this.changed.set(path, text);
  }

  /** Brings out a build whose copy is these files, with other texts for some of them. */
  release(isCopied: (path: string) => boolean, texts: Readonly<Record<string, string>> = {}): void {
    const all = JSON.parse(fs.readFileSync('build/offline.json', 'utf8')) as Listed[];
    const files = all
      .filter(([path]) => isCopied(path))
      .map(([path, hash]): Listed => [path, path in texts ? hashOf(texts[path] ?? '') : hash]);
    const list = JSON.stringify(files);
    const worker = fs.readFileSync('build/sw.js', 'utf8');
    Object.entries(texts).forEach(([path, text]) => this.serve(`/${path}`, text));
    this.serve('/offline.json', list);
    this.serve('/sw.js', worker.replace(/(const revision = ')\w+/, `$1${hashOf(list)}`));
  }
}
