import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationQuery } from '#generated/hooks.ts';

/** Milliseconds between polls while a mail is queued. */
const MAIL_POLL_INTERVAL = 3000;

interface Refresh {
  /** Why it failed, if it did. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Refreshes a signing when it is opened, and keeps polling while a mail is queued. */
export function useFreshSigning({ id, emails }: CorporationRowFragment): Refresh {
  const isWaiting = emails.some(({ state }) => state === 'QUEUED');
  const { error, refetch } = useCorporationQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: isWaiting ? MAIL_POLL_INTERVAL : 0,
    context: { handledCodes: 'all' },
  });
  return { error, retry: () => void refetch() };
}
