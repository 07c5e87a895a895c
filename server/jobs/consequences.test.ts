import { expect, test } from 'vitest';
import type { EventPayload } from '#server/consequences.ts';
import { AUDIT_EVENTS, jobsOf, type AuditActionName } from '#server/modules/ground/audit/audit-events.ts';
import { JOBS } from './jobs.ts';

test('no two jobs share a queue', () => {
  const names = JOBS.flatMap((job) => (job.giveUp === undefined ? [job.name] : [job.name, `${job.name}-dead`]));

  expect(names).toEqual([...new Set(names)]);
});

test.each(Object.keys(AUDIT_EVENTS) as AuditActionName[])('%s enqueues only jobs that take an event', (action) => {
  const ids = { eventId: crypto.randomUUID(), subject: crypto.randomUUID() };
  const event: EventPayload = { ...ids, action, details: { linkId: 'web-example', version: 2 } };

  for (const name of jobsOf(action)) {
    const job = JOBS.find((candidate) => candidate.name === name);
    expect(job?.payload.parse(event), name).toEqual(event);
  }
});
