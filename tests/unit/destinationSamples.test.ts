import assert from 'node:assert/strict';
import {test} from 'vitest';
import {formatProblem} from '../../content/problems';
import {type Page, pageFrom} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {riskProblems} from '../../scripts/checks/samples/risks';

const folder = `${latestVersion.folder}/destinations`;

// The first line of the code is the second of the file.
const page = (name: string, info: string, code: string): Page =>
  pageFrom(`${folder}/${name}.mdx`, `\`\`\`${info}\n${code}\n\`\`\`\n`);

test('a secret in a command is found', () => {
  const found = (code: string, info = 'bash') => riskProblems(page('one', info, code)).map(formatProblem);
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

test('a view for analysts shows no sensitive field', () => {
  const view = (column: string) =>
    `## Sensitive columns\n\n<SensitiveColumns />\n\n\`\`\`sql dialect="duckdb"\nSELECT city,\n  ${column}\nFROM leads;\n\`\`\`\n`;
  const found = (text: string) => riskProblems(pageFrom(`${folder}/one.mdx`, text)).map(formatProblem);
  assert.deepEqual(found(view('email')), [
    `${folder}/one.mdx:7: the sensitive field email in a sample that hides them; allowed: fields that are not sensitive`,
  ]);
  assert.deepEqual(found(view('region_name')), []);
  assert.deepEqual(found(view("CASE WHEN is_member('legal') THEN religion END AS religion")), []);
  assert.deepEqual(
    found(`${view('city')}\n## Delete one person\n\n\`\`\`sql dialect="duckdb"\nSELECT email FROM leads;\n\`\`\`\n`),
    [],
  );
});
