import assert from 'node:assert/strict';
import {test} from 'vitest';
import {formatProblem} from '../../content/problems';
import {pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {sampleDataProblems} from '../../scripts/checks/prose';

const folder = `${latestVersion.folder}/destinations`;

const secretsIn = (text: string) => sampleDataProblems(pageFrom(`${folder}/one.mdx`, text)).map(formatProblem);

test('a secret in a command is reported', () => {
  const found = (code: string, info = 'bash') => secretsIn(`\`\`\`${info}\n${code}\n\`\`\`\n`);
  assert.deepEqual(found('true\ncurl -H "Api-Key: YOUR_API_KEY" https://example.com'), [
    `${folder}/one.mdx:3: the secret YOUR_API_KEY in a command, which the shell's history keeps; ` +
      'allowed: a prompt, or `read -rs NAME` in its own code block and then "$NAME"',
  ]);
  assert.equal(found("mysql --password='YOUR_PASSWORD'").length, 1);
  assert.equal(found('export A_TOKEN=YOUR_TOKEN').length, 1);
  assert.deepEqual(found('read -rs API_KEY'), []);
  assert.deepEqual(found('curl -H "Api-Key: $API_KEY" https://example.com'), []);
  assert.deepEqual(found('aws iam delete-access-key --access-key-id YOUR_ACCESS_KEY_ID'), []);
  assert.deepEqual(found("CREATE USER a PASSWORD 'YOUR_PASSWORD';", 'sql dialect="redshift"'), []);
});
