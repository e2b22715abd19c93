import http from 'node:http';
import brand from '../content/siteBrand';
import {type Rules, rulesOfBuild} from '../deploy/rules';
import {createSiteServer, listen} from '../scripts/server';

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

// To make them, every page of the build is parsed.
let rules: Rules | undefined;

/** The build, served by the rules of `deploy/`, except for what a test answers itself. */
export class Host {
  origin = '';
  private readonly site = createSiteServer('build', (rules ??= rulesOfBuild('build', brand)));
  private readonly server = http.createServer((request, response) => {
    if (!this.answer(request, response)) {
      this.site.emit('request', request, response);
    }
  });

  constructor(private readonly answer: Answer) {}

  /** @param port the port, or the first of twenty of which a free one is taken */
  async start(port: number): Promise<void> {
    this.origin = `http://localhost:${await listen(this.server, port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
