import type { CounterSubject } from '#server/modules/ground/counter/count-points.ts';

/** What counts that those who have yet to agree to a version were asked. */
export function askedSubject(claId: string): CounterSubject {
  return ['agreement-asked', claId];
}
