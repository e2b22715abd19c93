import assert from 'node:assert/strict';
import {test} from 'vitest';
import {formatProblem} from '../../content/problems';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {riskProblems} from '../../scripts/checks/samples/risks';

const folder = `${latestVersion.folder}/destinations`;

/** What the check says of a sample; its first line is line 6 of the file. */
const riskOf = (language: string, code: string) =>
  riskProblems(pageFrom('blog/a.mdx', `---\ntitle: A page\n---\n\n\`\`\`${language}\n${code}\n\`\`\`\n`))
    .map(formatProblem)
    .join('\n');

test('a client that repeats may not repeat softpull', () => {
  const client = (more: string) => `async function call(operation, tries) {
  ${more}
  await send(\`mutation { \${operation}(auth: $auth) { code } }\`);
  await new Promise((done) => setTimeout(done, 2000));
  if (tries > 1) return call(operation, tries - 1);
}`;
  assert.match(riskOf('js', client('')), /blog\/a\.mdx:5: a client that can retry softpull by itself/);
  assert.match(riskOf('js', client('// Not softpull.')), /retry softpull/);
  assert.equal(riskOf('js', client("if (operation === 'softpull') tries = 1;")), '');
  const inputs = "const inputs = {softpull: 'SoftpullEventInput'};";
  assert.match(riskOf('js', client(inputs)), /retry softpull/);
  assert.equal(riskOf('js', client(`${inputs} if (operation === 'softpull') throw new Error('never');`)), '');
  const loop = 'for tries in 1 2; do call softpull "$event" && break; sleep 2; done';
  assert.match(riskOf('bash', loop), /retry softpull/);
  assert.equal(riskOf('bash', 'call softpull "$event"'), '');
  assert.equal(riskOf('bash', loop.replace('softpull', 'domains')), '');
});

const risksIn = (text: string) => riskProblems(pageFrom(`${folder}/one.mdx`, text)).map(formatProblem);

test('a secret in a command is found', () => {
  const found = (code: string, info = 'bash') => risksIn(`\`\`\`${info}\n${code}\n\`\`\`\n`);
  assert.deepEqual(found('true\ncurl -H "Api-Key: YOUR_API_KEY" https://example.com'), [
    `${folder}/one.mdx:3: the secret YOUR_API_KEY in a command, which the shell's history keeps; ` +
      'allowed: a prompt of the command, or `read -rs NAME` in a block of its own and then "$NAME"',
  ]);
  assert.equal(found("mysql --password='YOUR_PASSWORD'").length, 1);
  assert.equal(found('export A_TOKEN=YOUR_TOKEN').length, 1);
  assert.deepEqual(found('read -rs API_KEY'), []);
  assert.deepEqual(found('curl -H "Api-Key: $API_KEY" https://example.com'), []);
  assert.deepEqual(found('aws iam delete-access-key --access-key-id YOUR_ACCESS_KEY_ID'), []);
  assert.deepEqual(found("CREATE USER a PASSWORD 'YOUR_PASSWORD';", 'sql dialect="redshift"'), []);
});
