import type { DataAnswer } from './route.ts';

/** `GET heartbeat`: the service answers. */
export function getHeartbeat(): DataAnswer {
  return { data: 'good' };
}
