import type { SecretBox } from '#server/security/secret-box.ts';

/** Length of the token in the link to the mailbox, in hexadecimal digits. */
const LENGTH = 32;

/** Returns what the link to `/mailbox` must contain. It follows from the secret key, so the link outlives restarts. */
export function mailboxToken(secretBox: SecretBox): string {
  return secretBox.hmac('mailbox', 'link').slice(0, LENGTH);
}
