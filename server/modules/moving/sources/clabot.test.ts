import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLABOT } from './clabot.ts';
import { outcomesOf, readSample, writeSample } from './testing/read-sample.ts';

const LIST = ['zoë-š', 'Bob', 'bob', 'Bob@Example.org', 'bob@example.org', '@acme.example', '', 7];

const OUTCOMES = [
  'identity zoë-š listed unknown',
  'identity Bob listed unknown',
  'identity bob listed unknown',
  'identity Bob@Example.org listed unknown',
  'identity bob@example.org listed unknown',
  'domain_is_not_an_agreement',
  'no_identity',
  'unreadable_record',
];

test.each([
  ['in a configuration', { contributors: LIST, label: 'cla-signed' }],
  ['in a file of its list alone', LIST],
])('a list %s names people who have signed nothing here', async (_where, contents) => {
  const input = join(writeSample({ '.clabot': JSON.stringify(contents) }), '.clabot');

  expect(outcomesOf(await readSample(CLABOT, { input }))).toEqual(OUTCOMES);
});

test('an address where the list is read says which file to give', async () => {
  const input = join(writeSample({ '.clabot': '{"contributors":"https://example.org/list"}' }), '.clabot');

  await expect(readSample(CLABOT, { input })).rejects.toThrow(/give the file that is there/);
});
