import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAHUB } from '../sources/clahub.ts';
import { OPTIONS, writeSample } from '../sources/testing/read-sample.ts';
import { readBatches } from './read-batches.ts';

const ROWS = [
  'Ann,ann,ann@example.org,Individual,2025-03-04T05:06:07.000Z,1,,online,,',
  'Login,login,,Individual,2025-03-04T05:06:07.000Z,1,,online,,',
  'Eve,eve,eve@acme.example,Corporate,2025-03-04T05:06:07.000Z,1,,online,Acme,acme.example',
];

test('types that alternate in a table are one group each, companies first', async () => {
  const title = 'Name,GitHub Username,Email,Type,Date Signed,CLA Version,IP Address,Source,Company Name,Company Domain';
  const csv = [title, ...ROWS, ...ROWS, 'short', ...ROWS].join('\n');
  const opened = await CLAHUB.open({ ...OPTIONS, input: join(writeSample({ 'a.csv': csv }), 'a.csv') });
  const refused: string[] = [];
  const groups: unknown[] = [];

  for await (const group of readBatches(opened, ({ reason }) => refused.push(reason))) {
    groups.push(group.kind === 'records' && [group.records[0]?.record.type, group.records.length]);
  }

  expect(groups).toEqual([
    ['corporation', 3],
    ['individual', 3],
    ['identity', 3],
  ]);
  expect(refused).toEqual(['column_count']);
});
