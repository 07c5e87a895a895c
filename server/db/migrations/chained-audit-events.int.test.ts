import { expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { eventBody } from '#server/modules/ground/audit/event-body.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';

const { orm } = await createTestDatabase();
const MIGRATION = 'Migration20261122103247_chained_audit_events';

const INSERT = `insert into audit_event (id, action, actor, subject, details, ip, created_at)
  values (?, ?, 'system', ?, ?::jsonb, '192.0.2.1', ?)`;

test('events of before are chained by time, at the link that they are about', async () => {
  const em = orm.em.fork();
  const link = await buildLink(em);
  const signing = await buildIndividualSigning(em, await buildCla(em, link));
  await orm.migrator.down({ migrations: [MIGRATION] });
  const rows = [
    ['INDIVIDUAL_SIGNED', signing.id, { linkId: link.linkId }, '2026-01-02T00:00:00Z'],
    ['LINK_CREATED', link.id, { linkId: link.linkId }, '2026-01-01T00:00:00Z'],
    ['INDIVIDUAL_SIGNING_ENDED', signing.id, { reference: signing.reference }, '2026-01-03T00:00:00.120Z'],
    ['LOGGED_IN', crypto.randomUUID(), { sessionId: 'a' }, '2026-01-01T00:00:00Z'],
  ] as const;
  for (const [action, subject, details, at] of rows) {
    await em.execute(INSERT, [crypto.randomUUID(), action, subject, JSON.stringify(details), at]);
  }

  await orm.migrator.up();

  const events = await orm.em.fork().find(AuditEvent, {}, { orderBy: { linkId: 'asc', sequence: 'asc' } });
  expect(events.map(({ action, linkId, sequence }) => [action, linkId, sequence])).toEqual([
    ['LINK_CREATED', link.id, 1],
    ['INDIVIDUAL_SIGNED', link.id, 2],
    ['INDIVIDUAL_SIGNING_ENDED', link.id, 3],
    ['LOGGED_IN', null, 1],
  ]);
  expect(events.map(({ body }) => body)).toEqual(events.map((event) => eventBody(event)));
  expect(events[1]?.previousHash).toBe(events[0]?.hash);
});
