import assert from 'node:assert/strict';
import {execFile, spawnSync} from 'node:child_process';
import http from 'node:http';
import {readSdl} from '../../content/facts/sdl';
import {readPage} from '../../content/pages';
import brand from '../../content/siteBrand';
import {latestVersion} from '../../content/versions';
import {requestProblems} from '../../scripts/checks/samples/graphql';
import {type Sample, samplesOf} from '../../scripts/checks/samples/sample';
import {listen} from '../../scripts/server';

/** The code blocks of a page in the latest docs, by the page's ID. */
export const samplesOn = (id: string): Sample[] => samplesOf(readPage(`${latestVersion.folder}/${id}.mdx`));

/** The code of the block with this title on a page. */
export function sampleNamed(id: string, title: string): string {
  const found = samplesOn(id).find(({attributes}) => attributes.title === title);
  return found?.code ?? assert.fail(`no code block with the title ${title} on ${id}`);
}

export const operationPages: Readonly<Record<string, string>> = {
  pageview: 'graphql/basic-graphql-request',
  domains: 'graphql/domains-graphql-request',
  email: 'graphql/email-graphql-request',
  enrichment: 'graphql/enrichment-graphql-request',
  apiLeadsSuper: 'graphql/super-leads-graphql-request',
  softpull: 'graphql/softpull-graphql-request',
  suppression: 'graphql/suppression-graphql-request',
};

/** The first JSON block on an operation's page with its variables or its response. */
export function jsonOn(operation: string, kind: 'variables' | 'response'): unknown {
  const found = samplesOn(operationPages[operation] ?? '').find(({attributes}) => attributes[kind] === operation);
  return JSON.parse(found?.code ?? assert.fail(`no ${kind} of ${operation} on its page`));
}

export const installed = (...programs: string[]): boolean =>
  programs.every((program) => spawnSync(program, ['--version']).status === 0);

/** The environment of a sample: the path, credentials, the API's URL, and no pauses between attempts. */
export const environment = (apiUrl: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  [`${brand.slugUpper}_APP_ID`]: 'app-1',
  [`${brand.slugUpper}_APP_SECRET`]: 'quiet-"secret"',
  [`${brand.slugUpper}_API_URL`]: apiUrl,
  [`${brand.slugUpper}_RETRY_SECONDS`]: '0',
});

export type Ended = {status: number; stdout: string; stderr: string};

export const run = ([program = '', ...args]: readonly string[], cwd: string, env: Record<string, string>) =>
  new Promise<Ended>((resolve) => {
    execFile(program, args, {cwd, env}, (error, stdout, stderr) => {
      resolve({status: error ? Number(error.code ?? 1) : 0, stdout, stderr});
    });
  });

/** A response: an envelope, a GraphQL error, a bare HTTP response, or a dropped connection. */
export type Answer =
  | {code: number; status?: number; message?: string; data?: unknown}
  | {errors: string[]}
  | {status: number; text: string}
  | 'broken';

/** A received request, with its schema violations. */
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

/** A local server that accepts requests like the API and returns a test's responses. */
export class LocalApi {
  url = '';
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

  async start(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.server, 4420)}`;
  }

  /** Clears the received requests and sets the responses to return; the last one repeats. */
  willAnswer(...answers: Answer[]): void {
    this.requests = [];
    this.answers = answers;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
