import { expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';
import { DELETE_UNREFERENCED_DOCUMENTS } from './delete-unreferenced-documents.ts';
import { fingerprint } from './fingerprint.ts';

const testApp = await createTestApp();

test('no table is scanned in full to find out whether a document is referenced', async () => {
  const plan = await testApp.em().transactional(async (em) => {
    // In the small tables of a test, a sequential scan would be the best plan if it were allowed.
    await em.execute('set local enable_seqscan = off');
    return em.execute<Record<string, string>[]>(`explain ${DELETE_UNREFERENCED_DOCUMENTS}`, [
      [await fingerprint(Buffer.of(1))],
    ]);
  });

  const lines = plan.map((line) => line['QUERY PLAN'] ?? '');
  expect(lines.join('\n')).toContain('Index');
  expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});
