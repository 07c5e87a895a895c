/** How long a reset link can be used, in minutes (design §7.6). */
export const RESET_LIFE_MINUTES = 60;

/** Seconds between two reset mails to one address. */
export const RESET_RESEND_SECONDS = 60;

/** What stands for the link id in reset links of community managers (specification §2). */
export const NO_LINK = 'fake_link';

/** Whether a text can be the key of a reset link: 256 bits, as `newToken` writes them. */
export function isResetKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
