import assert from 'node:assert/strict';
import {test} from 'vitest';
import brand from '../../content/siteBrand';
import {type Problem, formatProblem} from '../../content/problems';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {sampleDataProblems} from '../../scripts/checks/prose';
import {checkSamples} from '../../scripts/checks/samples';
import {statementsOf} from '../../scripts/checks/samples/sql';

const file = `${latestVersion.folder}/a.mdx`;

// Two lines precede the body, which is the first fence, so its code starts on line 4.
const check = (body: string): Promise<Problem[]> => checkSamples([pageFrom(file, `Text.\n\n${body}\n`)]);

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;

async function problemsIn(...fences: string[]): Promise<string[]> {
  return (await check(fences.join('\n\n'))).map(formatProblem);
}

const firstIn = async (...fences: string[]) => (await problemsIn(...fences))[0] ?? '';

/** Asserts that a sample is rejected on a given line, with a given message. */
async function refused(info: string, code: string, line: number, words: RegExp): Promise<void> {
  const found = await firstIn(fence(info, code));
  assert.match(found, words, code);
  assert.ok(found.startsWith(`${file}:${line}: `), found);
}

const accepted = async (info: string, code: string) => assert.deepEqual(await problemsIn(fence(info, code)), []);

test('graphql must be valid against the SDL', async () => {
  const query = (field: string) =>
    `mutation Call($auth: AuthRequestInput!, $event: ApiDomainsEventInput!) {\n  domains(auth: $auth, event: $event) {\n    ${field}\n  }\n}`;
  await accepted('graphql', query('code'));
  await accepted('graphql', 'type Person {\n  name: String\n}');
  await refused('graphql', query('colour'), 6, /Cannot query field "colour"/);
  await refused('graphql', 'mutation {', 4, /Syntax Error/);
});

test('json must parse, without its magic comments', async () => {
  await accepted('json', '{\n  // highlight-next-line\n  "a": [1, 2]\n}');
  await refused('json', '{\n  "a": 1,\n}', 6, /JSON/);
});

test('json for an operation must match it', async () => {
  const sent = (event: string, more = '') => `{"auth": {"appId": "a", "appSecret": "b"}, "event": {${event}}${more}}`;
  const list = '"pixel_id": 1, "action": "list"';
  const info = 'json variables="domains"';
  await accepted(info, sent(list));
  await refused(info, sent('"pixel_id": "1", "action": "list"'), 4, /Int cannot/);
  await refused(info, sent(list, ', "more": 1'), 4, /does not declare "\$more"/);
  await refused('json variables="nothing"', '{}', 4, /no operation "nothing" in the schema; known .*: pageview/);
});

test('a response must match the payload of its operation', async () => {
  const answer = (data: string) => `{"data": {"suppression": {"code": 200, "message": "Success", "data": ${data}}}}`;
  const info = 'json response="suppression"';
  await accepted(info, answer('{"success": true, "summary": {"total": 1}}'));
  await accepted(info, answer('{}'));
  const unknown = /data\.summary must NOT have additional properties: totel/;
  await refused(info, answer('{"summary": {"totel": 1}}'), 4, unknown);
  await refused(info, answer('{"summary": {"total": "1"}}'), 4, /summary\.total must be integer/);
  await refused('json response="domains"', answer('{}'), 4, /no "domains" below "data"/);
});

test('html and its inline scripts must parse', async () => {
  await accepted('html', '<p class="a">Text</p>\n<script>\n  window.a = [];\n</script>');
  await refused('html', '<p>a</p>\n<p class="a" class="b">b</p>', 5, /HTML: duplicate-attribute/);
  await refused('html', '<script>\n  const a = ;\n</script>', 5, /script: Expression expected/);
  await refused('html', '<script type="application/ld+json">\n{"a": }\n</script>', 5, /script: JSON/);
});

test('scripts and mdx must parse in their own language', async () => {
  await accepted('mdx', '---\ntitle: A\n---\n\n<Steps>\n\n1. A step.\n\n</Steps>');
  await refused('mdx', 'a\n\n{b', 6, /MDX: /);
  await accepted('ts', 'const a: number = 1;');
  await accepted('tsx', 'export const A = () => <p>a</p>;');
  await refused('js', 'const a: number = 1;', 4, /Type annotations can only be used/);
  await refused('jsx', 'const a = <p>;', 4, /no corresponding closing tag/);
  await refused('ts', 'const a = 1;\nconst b = (;', 5, /Expression expected/);
  await refused('tsx', 'const a = <p></b>;', 4, /Expected corresponding JSX closing tag/);
});

test('GraphQL in code of other languages is validated against the SDL', async () => {
  const query = 'mutation A($auth: AuthRequestInput!) {\n  nothing(auth: $auth) { code }\n}';
  await refused('js', `const query = \`\n${query}\n\`;`, 6, /GraphQL: Cannot query field "nothing"/);
  await refused('python', `query = """\n${query}\n"""`, 6, /GraphQL: Cannot query field "nothing"/);
  await refused('php', `<?php\n$query = '${query}';`, 6, /GraphQL: Cannot query field "nothing"/);
  await refused('powershell', `$query = '${query}'`, 5, /GraphQL: Cannot query field "nothing"/);
  await accepted('js', 'const query = `mutation A($event: ${type}!) { a }`;');
});

test('bash must parse', async () => {
  await accepted('bash', 'for a in 1 2; do\n  echo "$a"\ndone');
  await refused('bash', 'echo a\nif true; then\n', 6, /bash: syntax error/);
  await refused('bash', 'echo "a\nb', 4, /bash: syntax error: unterminated double quote/);
  await refused('bash', 'echo a\nb=$(if c; then)', 5, /bash: syntax error/);
  await refused('bash', 'cat <<EOF\na\n  EOF', 4, /bash: syntax error: no line EOF ends the here-document/);
});

test('the body that curl sends must match its content type', async () => {
  const api = (body: string) => `curl -sS '${brand.apiUrl}/graphql' \\\n  --data '${body}'`;
  const query = (field: string) =>
    `{"query": "mutation A($auth: AuthRequestInput!, $event: ApiDomainsEventInput!) { domains(auth: $auth, event: $event) { ${field} } }", "variables": {"auth": {"appId": "a", "appSecret": "b"}, "event": {"pixel_id": 1, "action": "list"}}}`;
  await accepted('bash', api(query('code')));
  await accepted('bash', 'curl -d name=value https://example.com');
  await refused('bash', api(query('colour')), 4, /body of curl: query: Cannot query field "colour"/);
  await refused('bash', api(query('code').replace('"pixel_id": 1, ', '')), 4, /variables: .*pixel_id/);
  await refused('bash', api('{"a": 1}'), 4, /needs the key "query"/);
  await refused('bash', "cd a\ncurl -H 'Content-Type: application/json' -d '{\"a\": }' https://example.com", 5, /JSON/);
  await refused('bash', 'curl --json @- https://example.com <<EOF\n{"a":\nEOF', 4, /body of curl: JSON/);
  await refused('bash', 'a=1; b | echo "$(curl --json \'{"a": }\' https://example.com)"', 4, /body of curl: JSON/);
  await refused('bash', 'curl --json "{\\"a\\": }" https://example.com', 4, /body of curl: JSON/);
  await refused('bash', 'curl --json @- https://example.com <<-EOF\n\t{"a":\n\tEOF\n# b', 4, /body of curl: JSON/);
  const fed = (body: string) => api(body).replace('--data ', '--data @- <<< ');
  await accepted('bash', fed(query('code').replace('"appSecret": "b"', '"appSecret": "\'"${SECRET:?}"\'"')));
  await refused('bash', fed(query('colour')), 4, /body of curl: query: Cannot query field "colour"/);
});

test('JSON in arguments and written files must parse', async () => {
  await refused('bash', 'aws iam put --policy \'{"a": 1,}\'', 4, /argument of aws: JSON/);
  await refused('bash', 'cat > policy.json <<\'EOF\'\n{"a": 1,}\nEOF', 4, /argument of cat: JSON/);
  await accepted('bash', 'cat > policy.json <<\'EOF\'\n{"a": 1}\nEOF');
});

test('sql must parse in its dialect', async () => {
  await refused('sql', 'SELECT 1', 3, /the fence has no dialect; write dialect="…" with one of bigquery/);
  await refused('sql dialect="klingon"', 'SELECT 1', 3, /no checker for the dialect "klingon"/);
  const some = 'bigquery clickhouse cockroachdb databricks duckdb firebolt mariadb mysql oracle postgresql';
  for (const dialect of `${some} redshift snowflake spark teradata transactsql trino yellowbrick`.split(' ')) {
    await accepted(`sql dialect="${dialect}"`, 'SELECT a FROM b;');
    await refused(`sql dialect="${dialect}"`, 'SELECT a FROM b;\nSELECT (a FROM b;', 5, new RegExp(`${dialect}: `));
  }
});

test('statements end at a semicolon outside quotes and comments', async () => {
  const texts = (await statementsOf("SELECT ';' -- a; b\n;\n\nSELECT $$;$$")).map(({text, line}) => `${line} ${text}`);
  assert.deepEqual(texts, ["1 SELECT ';'", '4 SELECT $$;$$']);
});

test('python, php, and data formats must parse', async () => {
  await accepted('python', 'def a():\n    return 1');
  await refused('python', 'def a():\n    return (1', 5, /Python: /);
  await accepted('php', '$a = fn(int $b): int => $b;');
  await refused('php', '<?php\n$a = ;', 5, /PHP: /);
  await accepted('yaml', 'a: 1\n---\nb: 2');
  await refused('yaml', 'a: 1\na: 2', 5, /YAML: Map keys must be unique at line 2, column 1:?;/);
  await refused('ini', '[a]\nb = c\nd', 6, /INI: .*: d/);
  await refused('csv', 'a,b\n1,2\n1', 6, /CSV: /);
});

test('the body of an http message must match its content type', async () => {
  const post = (body: string) =>
    `POST /graphql HTTP/1.1\nHost: ${brand.apiHost}\nContent-Type: application/json\n\n${body}`;
  await accepted('http', 'HTTP/1.1 204 No Content');
  await refused('http', post('{"a":'), 8, /JSON/);
  await refused('http', post('{"query": "mutation { a }"}'), 8, /query: Cannot query field "a"/);
  const answer =
    'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"data": {"email": {"code": "1", "message": "a", "data": {}}}}';
  await refused('http', answer, 7, /email\.code must be integer/);
});

const example = (template: string, data: string, output: string, name = 'a') =>
  [
    fence(`handlebars example="${name}"`, template),
    fence(`json data="${name}"`, data),
    fence(`text output="${name}"`, output),
  ].join('\n\n');

test('a template must render its exact output, except for surrounding whitespace', async () => {
  assert.deepEqual(await problemsIn(example('Hi {{default city "you"}}', '{}', 'Hi you')), []);
  assert.deepEqual(await problemsIn(example('{{#if a}}\n  b\n{{/if}}', '{"a": 1}', 'b')), []);
  const wrong = await firstIn(example('Hi {{city}}!', '{"city": "Boise"}', 'Hi Boise'));
  assert.match(wrong, /a\.mdx:4: template: renders "Hi Boise!", but the page shows "Hi Boise"/);
});

test('a template can use only the documented helpers', async () => {
  assert.match(await firstIn(example('{{touppercase city}}', '{"city": "a"}', 'A')), /Missing helper: "touppercase"/);
  await refused('handlebars', '{{#if a}}b', 4, /template: Parse error on line 1: Expecting .*, got 'EOF';/);
});

test('an example must have a template, and data and output for one or two visitors', async () => {
  const alone = await firstIn(fence('handlebars example="a"', 'b'));
  assert.match(alone, /a\.mdx:3: example "a" has 1 fences; it needs one with example="a", then .* for each of 1 or 2/);
  assert.match(await firstIn(example('b', '{}', 'b'), example('b', '{}', 'b')), /example "a" has 6 fences/);
  const visitor = (data: string, output: string) => [fence('json data="a"', data), fence('text output="a"', output)];
  const template = example('{{#if a}}b{{else}}c{{/if}}', '{"a": 1}', 'b');
  assert.deepEqual(await problemsIn(template, ...visitor('{}', 'c')), []);
  const wrong = /a\.mdx:20: template: renders "c", but the page shows "b"/;
  assert.match(await firstIn(template, ...visitor('{}', 'b')), wrong);
  const other = visitor('{}', 'c');
  assert.match(await firstIn(template, ...other.slice(0, 1)), /a\.mdx:3: example "a" has 4 fences/);
  assert.match(await firstIn(template, ...other.toReversed()), /a\.mdx:3: example "a" has 5 fences/);
  assert.match(await firstIn(template, ...other, ...other), /a\.mdx:3: example "a" has 7 fences/);
});

test('a sample in a list is reported with its line', async () => {
  const [found] = (await check('1. Do it:\n\n   ```json\n   {\n     "a": \n   }\n   ```')).map(formatProblem);
  assert.match(found ?? '', /a\.mdx:8: JSON/);
});

test('a secret in a command is reported', () => {
  const place = `${latestVersion.folder}/destinations/a.mdx`;
  const found = (code: string, info = 'bash') =>
    sampleDataProblems(pageFrom(place, fence(info, code))).map(formatProblem);
  assert.deepEqual(found('true\ncurl -H "Api-Key: YOUR_API_KEY" https://example.com'), [
    `${place}:3: the secret YOUR_API_KEY in a command, which the shell's history keeps; ` +
      'allowed: a prompt, or `read -rs NAME` in its own code block and then "$NAME"',
  ]);
  assert.equal(found("mysql --password='YOUR_PASSWORD'\nexport A_TOKEN=YOUR_TOKEN").length, 2);
  assert.deepEqual(found('read -rs API_KEY\ncurl -H "Api-Key: $API_KEY" https://example.com'), []);
  assert.deepEqual(found('aws iam delete-access-key --access-key-id YOUR_ACCESS_KEY_ID'), []);
  assert.deepEqual(found("CREATE USER a PASSWORD 'YOUR_PASSWORD';", 'sql dialect="redshift"'), []);
});
