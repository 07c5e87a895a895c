import { composeDocument } from '#server/modules/signing/signing/compose-document.job.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** Derives the missing documents of all signings so far, as the worker of a running service does. */
export async function deriveDocuments(testApp: TestApp): Promise<void> {
  const jobs: { data: unknown }[] = await testApp
    .em()
    .execute('select data from pgboss.job where name = ?', [composeDocument.name]);
  for (const { data } of jobs) {
    await composeDocument.run(testApp.deps, composeDocument.payload.parse(data));
  }
}
