import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLA_ASSISTANT_LITE } from './cla-assistant-lite.ts';
import { outcomesOf, readSample, writeSample } from './testing/read-sample.ts';

const SAMPLE = JSON.stringify({
  schemaVersion: 1,
  signedContributors: [
    {
      name: 'zoë-šafárik',
      id: 100001,
      comment_id: 1400000001,
      created_at: '2023-01-30T23:11:47Z',
      repoId: 551374215,
      pullRequestNo: 38,
    },
    { name: 'Bob', id: 100002, comment_id: 1400000002, created_at: '2023-02-01T19:34:43Z' },
    { id: 100002, name: 'bob', pullRequestNo: 7, comment_id: 1400000003, created_at: '2024-02-01T19:34:43Z' },
    { name: 'no-time', id: '100003' },
    { name: 'renamed', id: '', comment_id: 1400000005, created_at: '2023-05-11T17:33:21Z' },
    { name: 'twice', id: 100004, comment_id: 7, created_at: '2023-05-11T17:33:21Z' },
    { name: 'twice', id: 100004, comment_id: 7, created_at: '2023-05-11T17:33:21Z' },
    { name: 'late', id: 100005, created_at: 'yesterday' },
    { name: 'hostile\u0007', id: 100006, created_at: '' },
    { name: 'not a number', id: '100007; drop' },
    { name: ['list'], id: 100008 },
    null,
  ],
});

test('each row is an account that confirms itself, or is refused with a reason', async () => {
  const input = join(writeSample({ 'cla.json': SAMPLE }), 'cla.json');

  const entries = await readSample(CLA_ASSISTANT_LITE, { input });

  expect(outcomesOf(entries)).toEqual([
    'identity 100001 zoë-šafárik account 2023-01-30T23:11:47.000Z',
    'identity 100002 Bob account 2023-02-01T19:34:43.000Z',
    'identity 100002 bob account 2024-02-01T19:34:43.000Z',
    'identity 100003 no-time account unknown',
    'no_identity',
    'identity 100004 twice account 2023-05-11T17:33:21.000Z',
    'identity 100004 twice account 2023-05-11T17:33:21.000Z',
    'invalid_time',
    'hostile_value',
    'no_identity',
    'unreadable_record',
    'unreadable_record',
  ]);
  const keys = entries.flatMap((entry) => (entry.kind === 'record' ? entry.record.key : []));
  expect(new Set(keys).size).toBe(keys.length);
  expect(await readSample(CLA_ASSISTANT_LITE, { input })).toEqual(entries);
});

test('addresses that the operator knows are stated, and prove nothing', async () => {
  const directory = writeSample({ 'cla.json': SAMPLE, 'emails.csv': 'id,email,by\n100002,bob@example.org,operator\n' });

  const [first, second] = outcomesOf(
    await readSample(CLA_ASSISTANT_LITE, {
      input: join(directory, 'cla.json'),
      emails: join(directory, 'emails.csv'),
    }),
  );

  expect([first, second]).toEqual([
    'identity 100001 zoë-šafárik account 2023-01-30T23:11:47.000Z',
    'identity 100002 Bob bob@example.org account 2023-02-01T19:34:43.000Z',
  ]);
});

test.each([
  ['an empty file', '', /is empty/],
  ['half a file', '{"signedContributors":[{"name":', /is not JSON/],
  ['a file of another program', '{"contributors":[]}', /no list signedContributors/],
  ['a file in another encoding', Buffer.from('{"signedContributors":[{"name":"zo\xeb"}]}', 'latin1'), /is not UTF-8/],
])('%s is no input', async (_what, contents, message) => {
  const input = join(writeSample({ 'cla.json': contents }), 'cla.json');

  await expect(readSample(CLA_ASSISTANT_LITE, { input })).rejects.toThrow(message);
});

test('a link has to be named', async () => {
  const input = join(writeSample({ 'cla.json': SAMPLE }), 'cla.json');

  await expect(readSample(CLA_ASSISTANT_LITE, { input, link: undefined })).rejects.toThrow(/--link/);
});
