import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {createSiteServer, listen} from '../../scripts/server';

const watch = fs.readFileSync('tests/engines/watch.js');

/** The built site on a host that hears what goes wrong on its pages, in whatever browser they are read. */
export class Host {
  private readonly site = createSiteServer('build');
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private readonly wrong: string[] = [];
  private sitePort = 0;
  private port = 0;

  /** Answers as the site does; pages get the script that watches them. */
  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (request.url === '/watch.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(watch);
      return;
    }
    if (request.url === '/what-went-wrong') {
      this.wrong.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    // What is saved for reading offline is compared with its hash, and stays as it is.
    const {'sec-fetch-dest': use = 'document'} = request.headers;
    if (use !== 'document' || path.extname((request.url ?? '').replace(/\?.*/, '')) !== '') {
      this.site.emit('request', request, response);
      return;
    }
    const page = await fetch(`http://localhost:${this.sitePort}${request.url}`, {
      headers: {accept: 'text/html', 'accept-encoding': 'identity'},
      redirect: 'manual',
    });
    const headers = [...page.headers].filter(
      ([name]) => !/^(?:content-length|connection|keep-alive|transfer-)/.test(name),
    );
    const body = (await page.text()).replace('<head>', '<head><script src="/watch.js"></script>');
    response.writeHead(page.status, Object.fromEntries(headers)).end(body);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.sitePort = await listen(this.site, 4930);
    this.port = await listen(this.server, 4960);
  }

  /** What has gone wrong on the pages since it was last asked. */
  problems(): string[] {
    return this.wrong.splice(0);
  }

  async stop(): Promise<void> {
    for (const server of [this.server, this.site]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}
