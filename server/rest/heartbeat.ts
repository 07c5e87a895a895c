import type { DataAnswer } from './route.ts';

/** `GET heartbeat`: shows that the service answers. */
export function getHeartbeat(): DataAnswer {
  return { data: 'good' };
}
