import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { DELETE_UNREFERENCED_DOCUMENTS } from './delete-unreferenced-documents.ts';
import { fingerprint } from './store-document.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

test('no table is read from end to end to find out whether a document is referred to', async () => {
  const plan = await testApp.em().transactional(async (em) => {
    // Tables of a test are so small that reading them whole is the best plan as long as it is allowed.
    await em.execute('set local enable_seqscan = off');
    return em.execute<Record<string, string>[]>(`explain ${DELETE_UNREFERENCED_DOCUMENTS}`, [
      [fingerprint(Buffer.of(1))],
    ]);
  });

  const lines = plan.map((line) => line['QUERY PLAN'] ?? '');
  expect(lines.join('\n')).toContain('Index');
  expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});
