import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test} from 'vitest';
import {installed, sampleNamed} from './apiSamples';
import {folderWith} from './folders';

const testPython = test.skipIf(!installed('python3'));
const script = path.join(folderWith({'clean.py': sampleNamed('intro-to-suppressing', 'clean.py')}), 'clean.py');
const clean = (input: string) => spawnSync('python3', [script], {input, encoding: 'utf8'});

for (const {name, input, reasons = ['', '']} of [
  {
    name: 'the header of HubSpot and Shopify',
    input: 'First Name,Email,Phone\nAda, Ada@Example.com ,\nLi,li@example.com,\n',
  },
  {
    name: 'the header of Mailchimp',
    input: 'Email Address,Status\nada@example.com,ok\nli@example.com,ok\nADA@example.com,ok\n',
  },
  {name: 'semicolons', input: 'name;email\nA;ada@example.com\nB;li@example.com\n'},
  {name: 'tabs', input: 'name\tE-mail\nA\tada@example.com\nB\tli@example.com\n'},
  {
    name: 'a byte order mark and CRLF',
    input: '\uFEFFEmail,Reason\r\nada@example.com,VIP\r\nli@example.com,\r\n',
    reasons: ['VIP', ''],
  },
  {
    name: 'further columns, and cells with several emails',
    input:
      'Email,Additional email addresses,Owner email\nAda <ada@example.com>,li@example.com;ADA@example.com,us@example.com\n',
  },
  {name: 'a line break inside quotes', input: 'note,email\n"a\nb",ada@example.com\nx,li@example.com\n'},
]) {
  testPython(`clean.py reads ${name}`, () => {
    const {status, stdout} = clean(input);
    assert.equal(status, 0);
    assert.equal(stdout, `email,reason\nada@example.com,${reasons[0]}\nli@example.com,${reasons[1]}\n`);
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
  test(`clean.py fails on a file ${name}, and writes nothing`, () => {
    const {status, stdout, stderr} = clean(input);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^No email/);
  });
}
