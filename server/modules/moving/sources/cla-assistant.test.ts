import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLA_ASSISTANT } from './cla-assistant.ts';
import { outcomesOf, readSample, writeSample } from './testing/read-sample.ts';

const CSV = [
  'User Name;Repository Owner;Repository Name;CLA Title;Gist URL;Gist Version;Signed At;Revoked At;Signed for Organization;E-Mail',
  'zoë;acme;tool;CLA;https://gist.github.com/acme/60e9;a1;2019-05-04T12:13:14.123Z;;FALSE;zoe@example.org',
  'Bob;acme;tool;CLA;https://gist.github.com/acme/60e9;a1;2019-05-05T12:13:14.123Z;;FALSE;Bob@Example.org',
  'late;acme;tool;CLA;https://gist.github.com/acme/60e9;a2;;;FALSE;',
  'gone;acme;;CLA;https://gist.github.com/acme/60e9;a2;2020-01-01T00:00:00.000Z;2021-01-01T00:00:00.000Z;TRUE;gone@example.org',
  'odd;acme;tool;CLA;https://gist.github.com/acme/60e9;zz;2020-01-01T00:00:00.000Z;;FALSE;a;b@example.org',
  'typo;acme;tool;CLA;https://gist.github.com/acme/60e9;a1;2019-05-05T12:13:14.123Z;;FALSE;not an address',
].join('\r\n');

test('the history as CSV names accounts by login, with the address that they stated', async () => {
  const input = join(writeSample({ 'cla-assistant.csv': `\uFEFF${CSV}\r\n` }), 'cla-assistant.csv');

  expect(outcomesOf(await readSample(CLA_ASSISTANT, { input }))).toEqual([
    'identity zoë zoe@example.org account 2019-05-04T12:13:14.123Z version a1',
    'identity Bob Bob@Example.org account 2019-05-05T12:13:14.123Z version a1',
    'identity late account unknown version a2',
    'identity gone gone@example.org account 2020-01-01T00:00:00.000Z version a2 ended 2021-01-01T00:00:00.000Z',
    'column_count',
    'invalid_email',
  ]);
});

test('the history as JSON says the same', async () => {
  const signatures = [
    {
      user_name: 'zoë',
      repo_owner: 'acme',
      gist_version: 'a1',
      signed_at: '2019-05-04T12:13:14.123Z',
      email: 'zoe@example.org',
    },
    {
      user_name: 'gone',
      gist_version: 'a2',
      signed_at: '2020-01-01T00:00:00.000Z',
      revoked_at: '2021-01-01T00:00:00.000Z',
    },
    { repo_owner: 'acme' },
  ];
  const input = join(writeSample({ 'signatures.json': JSON.stringify(signatures) }), 'signatures.json');

  expect(outcomesOf(await readSample(CLA_ASSISTANT, { input }))).toEqual([
    'identity zoë zoe@example.org account 2019-05-04T12:13:14.123Z version a1',
    'identity gone account 2020-01-01T00:00:00.000Z version a2 ended 2021-01-01T00:00:00.000Z',
    'unreadable_record',
  ]);
});

test('the collection knows account ids, ends that the exports hide, and who added a signature', async () => {
  const documents = [
    {
      _id: { $oid: '64b0c1d2e3f4a5b6c7d8e901' },
      user: 'zoë',
      userId: '100001',
      gist_version: 'a1',
      created_at: { $date: '2019-05-04T12:13:14.123Z' },
      origin: 'sign|zoë',
      custom_fields: '{"name":"Zoë","email":"zoe@example.org"}',
    },
    {
      user: 'Bob',
      userId: 100002,
      gist_version: 'a1',
      created_at: { $date: { $numberLong: '1557058394123' } },
      end_at: { $date: '2020-01-01T00:00:00Z' },
      origin: 'upload|owner',
    },
    { user: 'old', created_at: { $date: '2014-05-04T12:13:14.123Z' }, custom_fields: 'not JSON' },
  ];
  const lines = documents.map((document) => JSON.stringify(document)).join('\n');
  const input = join(writeSample({ 'clas.json': lines }), 'clas.json');

  expect(outcomesOf(await readSample(CLA_ASSISTANT, { input }))).toEqual([
    'identity 100001 zoë zoe@example.org account 2019-05-04T12:13:14.123Z version a1',
    'identity 100002 Bob listed 2019-05-05T12:13:14.123Z version a1 ended 2020-01-01T00:00:00.000Z',
    'identity old listed 2014-05-04T12:13:14.123Z',
  ]);
});

test.each([
  ['half a file', '[{"user_name":', /neither a JSON list/],
  ['a CSV of another program', 'E-Mail,Name\na@example.org,A\n', /no column User Name/],
])('%s is no input', async (_what, contents, message) => {
  const input = join(writeSample({ input: contents }), 'input');

  await expect(readSample(CLA_ASSISTANT, { input })).rejects.toThrow(message);
});
