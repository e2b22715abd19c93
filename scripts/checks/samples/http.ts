import {jsonProblems} from './data';
import {requestProblems} from './graphql';
import {responseProblems} from './graphqlResponse';
import brand from '../../../content/siteBrand';
import {type Checker, schemaOf} from './sample';

/** `http` fences: a JSON body must parse and, in an API request or response, match the schema. */
export const http: Checker = (sample) => {
  const [head = '', ...paragraphs] = sample.code.split('\n\n');
  const body = paragraphs.join('\n\n');
  if (body === '' || !/^content-type:.*json/im.test(head)) {
    return [];
  }
  const problems = jsonProblems(body, (value) => {
    const schema = schemaOf(sample);
    if (head.includes(`\nHost: ${brand.apiHost}`)) {
      return requestProblems(schema, value);
    }
    const operations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    const {data} = (value ?? {}) as {data?: object};
    return Object.keys(data ?? {}).some((key) => operations.includes(key)) ? responseProblems(schema, value) : [];
  });
  return problems.map((each) => ({...each, line: head.split('\n').length + 1 + each.line}));
};
