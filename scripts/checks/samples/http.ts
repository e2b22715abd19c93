import {jsonProblems} from './data';
import {requestProblems} from './graphql';
import {responseProblems} from './graphqlAnswer';
import brand from '../../../content/siteBrand';
import {type Checker, schemaOf, type SampleProblem} from './sample';

const requestLine = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) \S+ HTTP\/(?:1\.1|2|3)$/;
const statusLine = /^HTTP\/(?:1\.1|2|3) [1-5]\d\d(?: [\w' -]+)?$/;
const headerLine = /^[!#$%&'*+.^_`|~\w-]+: \S.*$/;

const valueOf = (headers: readonly string[], name: string) =>
  headers
    .find((header) => header.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim() ?? '';

/** `http` fences: first line, headers, and a JSON body, which has to fit the API where it is a call of it. */
export const http: Checker = (sample) => {
  const [, start = '', more = '', body = ''] = /^(.*)\n?([\s\S]*?)(?:\n\n([\s\S]*))?$/.exec(sample.code) ?? [];
  const headers = more.split('\n').filter(Boolean);
  const isAnswer = statusLine.test(start);
  const problems: SampleProblem[] = headers.flatMap((header, index) =>
    headerLine.test(header) ? [] : [{line: index + 2, message: `HTTP: no header: ${header}`}],
  );
  if (!isAnswer && !requestLine.test(start)) {
    problems.unshift({line: 1, message: `HTTP: neither a request line nor a status line: ${start}`});
  }
  if (!/json/.test(valueOf(headers, 'content-type')) || body === '') {
    return problems;
  }
  const bodyProblems = jsonProblems(body, (value) => {
    const schema = schemaOf(sample);
    if (start.includes(' /graphql ')) {
      return valueOf(headers, 'host') === brand.apiHost ? requestProblems(schema, value) : [];
    }
    const operations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    const {data} = (value ?? {}) as {data?: object};
    const isFromApi = isAnswer && Object.keys(data ?? {}).some((key) => operations.includes(key));
    return isFromApi ? responseProblems(schema, value) : [];
  });
  return [...problems, ...bodyProblems.map((each) => ({...each, line: headers.length + 2 + each.line}))];
};
