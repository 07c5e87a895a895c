import type { LocalAccountRowFragment } from '#generated/graphql.ts';

/** What an administrator does with an account. */
export type AccountAct = 'renew' | 'endSessions' | 'deactivate' | 'reactivate';

/** What can be done with an account; nothing with one's own, which has pages for that. */
export function actsOf(account: LocalAccountRowFragment): readonly AccountAct[] {
  const { isViewer, deactivatedAt, initialPasswordChanged, openSessions } = account;
  if (isViewer) {
    return [];
  }
  if (deactivatedAt !== null) {
    return ['reactivate'];
  }
  return [
    ...(initialPasswordChanged ? [] : (['renew'] as const)),
    ...(openSessions > 0 ? (['endSessions'] as const) : []),
    'deactivate',
  ];
}
