import http from 'node:http';
import brand from '../content/siteBrand';
import {type Rules, rulesOfBuild} from '../deploy/rules';
import {createSiteServer, listen} from '../scripts/server';

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

// Computed once, because it parses every page in the build.
let rules: Rules | undefined;

/** Serves the build according to the rules in `deploy/`, except for responses that a test overrides. */
export class Host {
  origin = '';
  private readonly site = createSiteServer('build', (rules ??= rulesOfBuild('build', brand)));
  private readonly server = http.createServer((request, response) => {
    if (!this.answer(request, response)) {
      this.site.emit('request', request, response);
    }
  });

  constructor(private readonly answer: Answer) {}

  /** @param port the port to try first; uses the first free one of twenty */
  async start(port: number): Promise<void> {
    this.origin = `http://localhost:${await listen(this.server, port)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
