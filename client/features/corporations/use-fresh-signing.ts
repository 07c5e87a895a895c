import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationQuery } from '#generated/hooks.ts';

/** Milliseconds between polls while a mail is queued. */
const MAIL_POLL_INTERVAL = 3000;

/** Refreshes a signing when it is opened, and keeps polling while a mail is queued. */
export function useFreshSigning({ id, emails }: CorporationRowFragment): void {
  const isWaiting = emails.some(({ state }) => state === 'QUEUED');
  useCorporationQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: isWaiting ? MAIL_POLL_INTERVAL : 0,
    context: { handledCodes: 'all' },
  });
}
