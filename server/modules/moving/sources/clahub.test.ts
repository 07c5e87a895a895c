import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAHUB } from './clahub.ts';
import { outcomesOf, readSample, writeSample } from './testing/read-sample.ts';

const CSV = `Name,GitHub Username,Email,Type,Date Signed,CLA Version,IP Address,Source,Company Name,Company Domain,Company Title,Revoked At
Zoë,zoe,zoe@example.org,Individual,2025-03-04T05:06:07.000Z,1,192.0.2.1,online,,,,
Bob,bob,Bob@Example.org,Individual,2025-03-04T05:06:07.000Z,1,,manual,,,,
Bob,bob2,bob@example.org,Individual,2025-03-05T05:06:07.000Z,2,,imported,,,,2025-04-01T00:00:00.000Z
,notime,,Individual,,1,,imported,,,,
Ann,ann,ann@acme.example,Corporate,2025-03-04T05:06:07.000Z,99,,online,示例,acme.example,CTO,
Eve,eve,eve@works.example,Corporate,2025-03-04T05:06:07.000Z,1,,online,Works,not a domain,,2025-05-01T00:00:00.000Z
Nomail,nomail,,Corporate,2025-03-04T05:06:07.000Z,1,,online,Nomail Ltd,nomail.example,CEO,
Short,short
`;

test('each row of an agreement is imported at the level of its source, or refused with a reason', async () => {
  const input = join(writeSample({ 'agreement.csv': CSV }), 'agreement.csv');

  expect(outcomesOf(await readSample(CLAHUB, { input }))).toEqual([
    'individual zoe@example.org account 2025-03-04T05:06:07.000Z version 1',
    'individual Bob@Example.org listed 2025-03-04T05:06:07.000Z version 1',
    'individual bob@example.org listed 2025-03-05T05:06:07.000Z version 2 ended 2025-04-01T00:00:00.000Z',
    'identity notime listed unknown version 1',
    'corporation 示例 ann@acme.example acme.example uncompleted',
    'corporation Works eve@works.example deleted',
    'invalid_email',
    'column_count',
  ]);
});

test('a CSV of another program is no input', async () => {
  const input = join(writeSample({ 'a.csv': 'Name,Email\nA,a@example.org\n' }), 'a.csv');

  await expect(readSample(CLAHUB, { input })).rejects.toThrow(/no column GitHub Username/);
});
