import { expect, test } from 'vitest';
import { CONSEQUENCES, type EventPayload } from '#server/consequences.ts';
import { JOBS } from './jobs.ts';

test('no two jobs share a queue', () => {
  const names = JOBS.flatMap((job) => (job.giveUp === undefined ? [job.name] : [job.name, `${job.name}-dead`]));

  expect(names).toEqual([...new Set(names)]);
});

test.each(Object.entries(CONSEQUENCES))('%s enqueues jobs that take an event', (action, names) => {
  const ids = { eventId: crypto.randomUUID(), subject: crypto.randomUUID() };
  const event: EventPayload = { ...ids, action, details: { linkId: 'web-example', version: 2 } };

  for (const name of names) {
    const job = JOBS.find((candidate) => candidate.name === name);
    expect(job?.payload.parse(event), name).toEqual(event);
  }
});
