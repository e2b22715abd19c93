import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test} from 'vitest';
import {installed, sampleNamed} from './apiSamples';
import {folderWith} from './folders';

const testPython = test.skipIf(!installed('python3'));
const script = path.join(folderWith({'clean.py': sampleNamed('intro-to-suppressing', 'clean.py')}), 'clean.py');
const clean = (input: string) => spawnSync('python3', [script], {input, encoding: 'utf8'});

for (const [what, input, reason = ''] of [
  ['the header of HubSpot and Shopify', 'First Name,Email,Phone\nAda, Ada@Example.com ,\nLi,li@example.com,\n'],
  ['the header of Mailchimp', 'Email Address,Status\nada@example.com,ok\nli@example.com,ok\nADA@example.com,ok\n'],
  ['semicolons', 'name;email\nA;ada@example.com\nB;li@example.com\n'],
  ['tabs', 'name\tE-mail\nA\tada@example.com\nB\tli@example.com\n'],
  ['a byte order mark and CRLF', '\uFEFFEmail,Reason\r\nada@example.com,VIP\r\nli@example.com,\r\n', 'VIP'],
  ['further columns', 'Email,Additional email addresses,Owner email\nada@example.com,li@example.com,us@example.com\n'],
  ['several emails in a cell', 'Email\nAda <ada@example.com>;li@example.com;ADA@example.com\n'],
  ['a line break inside quotes', 'note,email\n"a\nb",ada@example.com\nx,li@example.com\n'],
]) {
  testPython(`clean.py reads ${what}`, () => {
    const {status, stdout} = clean(input ?? '');
    assert.equal(status, 0);
    assert.equal(stdout, `email,reason\nada@example.com,${reason}\nli@example.com,\n`);
  });
}

testPython('clean.py counts what it leaves out', () => {
  const {stdout, stderr} = clean('email\nfoo@\nada@example.com\nno address\n');
  assert.equal(stdout, 'email,reason\nada@example.com,\n');
  assert.match(stderr, /columns read: email\n1 emails written, 2 rows without a valid email/);
});

for (const [name, input] of [
  ['without an email column', 'name,mail to\nAda,ada@example.com\n'],
  ['without a valid email', 'Email\nfoo@\n'],
  ['that is empty', ''],
] as const) {
  testPython(`clean.py fails on a file ${name}, and writes nothing`, () => {
    const {status, stdout, stderr} = clean(input);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^No email/);
  });
}
