/** Minutes for which a reset link is valid. */
export const RESET_LIFE_MINUTES = 60;

/** Seconds between two reset mails to one address. */
export const RESET_RESEND_SECONDS = 60;

/** Placeholder for the link id in reset links of community managers. */
export const NO_LINK = 'fake_link';
