import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useCorporationQuery } from '#generated/hooks.ts';

/** Milliseconds between two looks at a mail that is on its way. */
const MAIL_POLL_INTERVAL = 3000;

/** Keeps what is known of a signing up to date while it is looked at: once, and as long as a mail is on its way. */
export function useFreshSigning({ id, emails }: CorporationRowFragment): void {
  const isWaiting = emails.some(({ state }) => state === 'QUEUED');
  useCorporationQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: isWaiting ? MAIL_POLL_INTERVAL : 0,
    context: { handledCodes: 'all' },
  });
}
