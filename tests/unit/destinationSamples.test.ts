import assert from 'node:assert/strict';
import test from 'node:test';
import {formatProblem, formatProblems} from '../../content/problems';
import {type Page, pageFrom, readPages} from '../../content/pages';
import {latestVersion} from '../../content/versions';
import {sharedNameFindings} from '../../scripts/checks/sharedNames';
import {shellSecretFindings} from '../../scripts/checks/shellSecrets';

const folder = `${latestVersion.folder}/destinations`;

// The first line of the code is the second of the file.
const page = (name: string, info: string, code: string): Page =>
  pageFrom(`${folder}/${name}.mdx`, `\`\`\`${info}\n${code}\n\`\`\`\n`);

const shared = (...pages: Page[]) => sharedNameFindings(pages).map(formatProblem);

test('destination pages share no name and put no secret into the history of the shell', () => {
  const pages = readPages();
  assert.equal(formatProblems([...sharedNameFindings(pages), ...shellSecretFindings(pages)]), '');
});

test('two pages that create the same user in one engine are found', () => {
  const one = page('one', 'sql dialect="snowflake"', 'USE ROLE SYSADMIN;\nCREATE USER IF NOT EXISTS acme_user;');
  const other = page('other', 'sql dialect="snowflake"', 'CREATE ROLE "ACME_USER";');
  assert.deepEqual(shared(one, other), [
    `${folder}/other.mdx:2: the user or role acme_user, which ${folder}/one.mdx:3 creates in snowflake as well; ` +
      'allowed: a name that no other destination page uses, so that each can be removed alone',
  ]);
  assert.deepEqual(shared(one, page('other', 'sql dialect="postgresql"', 'CREATE USER acme_user;')), []);
  assert.deepEqual(shared(one, page('other', 'sql dialect="snowflake"', 'DROP USER acme_user;')), []);
  assert.deepEqual(shared(one, one), []);
});

test('two pages that create the same thing with a command are found', () => {
  const user = (name: string, target = 'acme') =>
    page(name, 'bash', `aws sts get-caller-identity\naws iam create-user \\\n  --user-name ${target}`);
  assert.equal(shared(user('one'), user('other')).length, 1);
  assert.ok(shared(user('one'), user('other'))[0]?.startsWith(`${folder}/other.mdx:3: the user acme`));
  assert.deepEqual(shared(user('one'), user('other', 'acme-glue')), []);
  assert.deepEqual(shared(user('one', 'YOUR_USER'), user('other', 'YOUR_USER')), []);
  assert.deepEqual(shared(user('one', '"$USER"'), user('other', '"$USER"')), []);

  const account = (name: string) => page(name, 'bash', 'gcloud iam service-accounts create acme --project=p');
  assert.equal(shared(account('one'), account('other')).length, 1);

  const database = (name: string) => page(name, 'bash', "duckdb 'md:' -c 'CREATE DATABASE acme;'");
  assert.equal(shared(database('one'), database('other')).length, 1);
});

test('pages outside of destinations may share names', () => {
  const sql = '```sql dialect="mysql"\nCREATE DATABASE acme;\n```\n';
  assert.deepEqual(shared(pageFrom('docs/a.mdx', sql), pageFrom('docs/b.mdx', sql)), []);
});

test('a secret in a command is found', () => {
  const found = (code: string, info = 'bash') => shellSecretFindings([page('one', info, code)]).map(formatProblem);
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
