import type { SessionRowFragment } from '#generated/graphql.ts';

/** Builds a session; by default another one than the reader's. */
export function buildSessionRow(facts: Partial<SessionRowFragment> = {}): SessionRowFragment {
  return {
    __typename: 'Session',
    id: 'session-1',
    current: false,
    device: 'Chrome, Android',
    network: '192.0.2.0/24',
    method: 'PASSWORD',
    startedAt: '2026-11-21T08:00:00.000Z',
    seenAt: '2026-11-21T09:00:00.000Z',
    ...facts,
  };
}
