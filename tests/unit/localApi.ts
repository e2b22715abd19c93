import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {readSdl} from '../../content/facts/sdl';
import {latestVersion} from '../../content/versions';
import {requestProblems} from '../../scripts/checks/samples/graphql';

/** One answer: an envelope, a refusal by GraphQL, a bare HTTP answer, or a connection that breaks. */
export type Answer =
  | {code: number; status?: number; message?: string; data?: unknown}
  | {errors: string[]}
  | {status: number; text: string}
  | 'broken';

/** A request as it came, with what the schema has against it. */
export type Received = {
  query: string;
  operation: string;
  variables: {auth: Record<string, string>; event: Record<string, unknown>};
  problems: string[];
};

const schema = readSdl(latestVersion);

function received(text: string): Received {
  const body = JSON.parse(text) as Pick<Received, 'query' | 'variables'>;
  const operation = /\)\s*\{\s*(\w+)\s*\(auth/.exec(body.query)?.[1] ?? '';
  return {...body, operation, problems: requestProblems(schema, body).map(({message}) => message)};
}

/** The status and the text of an answer to a request for an operation. */
function spoken(answer: Exclude<Answer, 'broken'>, operation: string): [number, string] {
  if ('text' in answer) {
    return [answer.status, answer.text];
  }
  if ('errors' in answer) {
    return [200, JSON.stringify({errors: answer.errors.map((message) => ({message}))})];
  }
  const {code, status = 200, message = code === 200 ? 'Success' : 'Failed', data = {}} = answer;
  return [status, JSON.stringify({data: {[operation]: {code, message, data}}})];
}

/** A server on this machine that takes requests as the API does and gives the answers that a test wants. */
export class LocalApi {
  requests: Received[] = [];
  private answers: Answer[] = [];
  private readonly server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      this.requests.push(received(text));
      const answer = this.answers[Math.min(this.requests.length, this.answers.length) - 1] ?? 'broken';
      if (answer === 'broken') {
        request.socket.destroy();
        return;
      }
      const [status, body] = spoken(answer, this.requests.at(-1)?.operation ?? '');
      response.writeHead(status, {'Content-Type': 'application/json'});
      response.end(body);
    });
  });

  /** Starts listening on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Its address, without a path. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forgets what came and sets the answers to come; the last one is given again and again. */
  willAnswer(...answers: Answer[]): void {
    this.requests = [];
    this.answers = answers;
  }

  /** Ends it, open connections included. */
  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
