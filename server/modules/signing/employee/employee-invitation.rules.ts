const DAY_MS = 86_400_000;

/** Days in which an address is invited once. */
const INVITED_ONCE_DAYS = 7;

/** Most invitations of a corporation in a day, by UTC. */
export const INVITATIONS_PER_DAY = 1000;

/** Addresses invited after this are not invited again yet. */
export function invitedSince(now: Date): Date {
  return new Date(now.getTime() - INVITED_ONCE_DAYS * DAY_MS);
}
