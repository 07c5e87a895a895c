import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent, SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { createCheckpoints } from './create-checkpoint.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';
import { verifyDocuments } from './verify-documents.ts';
import { verifyEvidence } from './verify-evidence.job.ts';

/** A service with a chain of five events, all in a checkpoint. Each test breaks its own. */
async function arrangeChain(): Promise<TestApp & { readonly link: Link }> {
  const testApp = await createTestApp();
  const link = await buildLink(testApp.em());
  for (let count = 0; count < 5; count += 1) {
    await change(createSystemContext(testApp.deps), async (tx) => {
      const details = { linkId: link.linkId, changed: `alias ${count}` };
      tx.audit({ action: 'LINK_UPDATED', actor: SYSTEM, link, subject: link.id, details });
    });
  }
  await createCheckpoints(testApp.deps);
  return { ...testApp, link };
}

/** Changes rows as only somebody can who owns the table. */
async function breakIn(testApp: TestApp, statement: string): Promise<void> {
  await testApp.em().execute('alter table audit_event disable trigger all');
  await testApp.em().execute(statement);
  await testApp.em().execute('alter table audit_event enable trigger all');
}

test('untouched chains, checkpoints and documents pass', async () => {
  const testApp = await arrangeChain();
  await buildCla(testApp.em(), await buildLink(testApp.em()));
  await testApp.em().nativeUpdate(AuditEvent, { ip: { $ne: null } }, { ip: null });

  expect(await verifyChains(testApp.em())).toEqual({ events: 5, problem: undefined });
  expect(await verifyCheckpoints(testApp.em())).toEqual({ checkpoints: 1, problem: undefined });
  expect(await verifyDocuments(testApp.em())).toEqual({ documents: 1, problem: undefined });
});

const REHASHED = `update audit_event set body = replace(body, 'alias 2', 'alias 9'),
  details = replace(details::text, 'alias 2', 'alias 9')::jsonb,
  hash = encode(sha256(decode(previous_hash, 'hex') || int8send(sequence)
    || sha256(convert_to(replace(body, 'alias 2', 'alias 9'), 'UTF8'))), 'hex') where sequence = 3`;

test.each([
  [`update audit_event set details = '{"linkId":"x","changed":"y"}' where sequence = 3`, 3, 'columns that differ'],
  [`update audit_event set body = replace(body, 'alias 2', 'alias 9') where sequence = 3`, 3, 'hash of its contents'],
  [REHASHED, 4, 'does not follow the event before it'],
  ['delete from audit_event where sequence = 3', 4, 'events are missing'],
  [`update audit_event set created_at = '1969-12-31', details = '{}' where sequence = 3`, 3, 'columns that differ'],
  [`update audit_event set created_at = 'infinity' where sequence = 3`, 3, 'columns that differ'],
  [`update audit_event set created_at = '-infinity' where sequence = 3`, 3, 'columns that differ'],
  ['update audit_event set sequence = 5000000000 where sequence = 5', 5_000_000_000, 'events are missing'],
])('the first broken event is named after: %s', async (statement, sequence, problem) => {
  const testApp = await arrangeChain();

  await breakIn(testApp, statement);

  const report = await verifyChains(testApp.em());
  expect(report.problem).toContain(`event ${sequence} of the chain ${testApp.link.id}`);
  expect(report.problem).toContain(problem);
});

test("an event that was slipped in before the first of the service's chain is named", async () => {
  const testApp = await arrangeChain();

  await breakIn(testApp, 'update audit_event set link_id = null, sequence = 0 where sequence = 5');

  expect((await verifyChains(testApp.em())).problem).toContain(`event 0 of the chain ${SERVICE_CHAIN}`);
});

test('a transaction that began first and ended last breaks no chain, wherever a check begins', async () => {
  const testApp = await createTestApp();
  const link = await buildLink(testApp.em());
  for (const at of ['2026-03-01T00:00:01Z', '2026-02-28T23:59:59Z', '2026-03-01T00:00:02Z']) {
    await change(createSystemContext({ ...testApp.deps, now: () => new Date(at) }), async (tx) => {
      const details = { linkId: link.linkId, changed: at };
      tx.audit({ action: 'LINK_UPDATED', actor: SYSTEM, link, subject: link.id, details });
    });
  }
  const since = new Date('2026-03-01T00:00:00Z');

  expect(await verifyChains(testApp.em(), { since })).toEqual({ events: 2, problem: undefined });
  await breakIn(testApp, 'delete from audit_event where sequence = 2');
  expect((await verifyChains(testApp.em(), { since })).problem).toContain('events are missing');
});

test('events that were removed at the end are missed by the checkpoint', async () => {
  const testApp = await arrangeChain();

  await breakIn(testApp, 'delete from audit_event where sequence = 5');

  expect((await verifyChains(testApp.em())).problem).toBeUndefined();
  expect((await verifyCheckpoints(testApp.em())).problem).toBe('checkpoint 1 does not cover the stored events');
});

test.each([
  ['an hour later', `at + interval '1 hour'`],
  ['before 1970', `timestamptz '1969-12-31'`],
])('a checkpoint that was rewritten to %s is named', async (_when, time) => {
  const testApp = await arrangeChain();

  await testApp.em().execute(`update checkpoint set at = ${time}`);

  expect((await verifyCheckpoints(testApp.em())).problem).toBe('checkpoint 1 is not what was signed');
});

test('a document that was changed is named', async () => {
  const testApp = await arrangeChain();
  const { document } = await buildCla(testApp.em(), testApp.link);

  await testApp.em().execute('update document set bytes = ? where sha256 = ?', [Buffer.from('%PDF-'), document.sha256]);

  expect((await verifyDocuments(testApp.em())).problem).toContain(document.sha256);
});

test('a document that begins with itself, by way of another, is named', async () => {
  const testApp = await createTestApp();
  const { sha256 } = await storeDocument(testApp.em(), { bytes: await newPdf(), createdAt: new Date() });
  const other = await storeDocument(testApp.em(), { bytes: await newPdf(), createdAt: new Date() });

  await testApp
    .em()
    .execute('update document set base_sha256 = case sha256 when ? then ? else ? end', [sha256, other.sha256, sha256]);

  await expect(readDocument(testApp.em(), sha256)).rejects.toMatchObject({
    details: { reason: `document ${sha256} begins with itself` },
  });
  expect((await verifyDocuments(testApp.em())).problem).toMatch(new RegExp(`${sha256}|${other.sha256}`));
});

test('a document that is deleted while documents are checked was not changed', async () => {
  const testApp = await createTestApp();
  const deleteAll = () => testApp.em().execute('delete from document');
  await storeDocument(testApp.em(), { bytes: await newPdf(), createdAt: new Date() });
  const em = testApp.em();
  const list = em.execute.bind(em);
  // The purge ends between the list of documents and the first look at one.
  const listAndDelete = async (...asked: Parameters<typeof list>) => {
    const rows = await list(...asked);
    await deleteAll();
    return rows;
  };
  Object.assign(em, { execute: listAndDelete });

  expect((await verifyDocuments(em)).problem).toBeUndefined();
});

test('the nightly check logs what was tampered with as an error, and nothing before that', async () => {
  const testApp = await arrangeChain();
  const logged: unknown[] = [];
  const log = Object.assign(Object.create(testApp.deps.log), { error: (...entry: unknown[]) => logged.push(entry) });
  const deps = { ...testApp.deps, log };

  await verifyEvidence.run(deps, {});
  expect(logged).toEqual([]);
  await breakIn(testApp, `update audit_event set body = replace(body, 'alias 2', 'alias 9') where sequence = 3`);
  await verifyEvidence.run(deps, {});

  const problem = expect.stringContaining(`event 3 of the chain ${testApp.link.id}`);
  expect(logged).toEqual([[{ problem }, 'the evidence is broken: somebody changed the database']]);
});
