import type {DocsVersion} from '../../../content/versions';
import {parseJson} from './data';
import {requestProblems} from './graphql';
import {responseProblems} from './graphqlAnswer';
import {type Context, each, type SampleProblem} from './sample';

const requestLine = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ HTTP\/(?:1\.1|2|3)$/;
const statusLine = /^HTTP\/(?:1\.1|2|3) [1-5]\d\d(?: [\w' -]+)?$/;
const headerLine = /^[!#$%&'*+.^_`|~\w-]+: \S.*$/;

type Message = {start: string; headers: string[]; body: string; bodyLine: number};

function split(code: string): Message {
  const lines = code.split('\n');
  const blank = lines.indexOf('');
  const end = blank < 0 ? lines.length : blank;
  return {
    start: lines[0] ?? '',
    headers: lines.slice(1, end),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 1,
  };
}

function headProblems({start, headers}: Message): SampleProblem[] {
  const known = requestLine.test(start) || statusLine.test(start);
  return [
    ...(known ? [] : [{line: 1, message: `HTTP: neither a request line nor a status line: ${start}`}]),
    ...headers.flatMap((header, index) =>
      headerLine.test(header) ? [] : [{line: index + 2, message: `HTTP: no header: ${header}`}],
    ),
  ];
}

const valueOf = ({headers}: Message, name: string) =>
  headers
    .find((header) => header.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

function apiProblems(
  message: Message,
  value: unknown,
  version: DocsVersion | undefined,
  context: Context,
): SampleProblem[] {
  const schema = context.schemaOf(version);
  if (message.start.includes(' /graphql ')) {
    const toApi = valueOf(message, 'host') === new URL(context.apiUrl).host;
    return toApi ? requestProblems(schema, value) : [];
  }
  const {data} = (value ?? {}) as {data?: object};
  const operations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const fromApi = Object.keys(data ?? {}).some((key) => operations.includes(key));
  return statusLine.test(message.start) && fromApi ? responseProblems(schema, value) : [];
}

/** `http` fences: first line, headers, and a JSON body, which has to fit the API where it is a call of it. */
export const http = each(({code, version}, context) => {
  const message = split(code);
  const problems = headProblems(message);
  if (!/json/.test(valueOf(message, 'content-type')) || message.body === '') {
    return problems;
  }
  const parsed = parseJson(message.body);
  const inBody = 'problem' in parsed ? [parsed.problem] : apiProblems(message, parsed.value, version, context);
  return [...problems, ...inBody.map((problem) => ({...problem, line: message.bodyLine + problem.line}))];
});
