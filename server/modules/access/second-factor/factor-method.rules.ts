/** What proves a manager beyond their password. A recovery code stands in for one of the others. */
export const FactorMethod = { PASSKEY: 'passkey', TOTP: 'totp', RECOVERY_CODE: 'recovery_code' } as const;
export type FactorMethod = (typeof FactorMethod)[keyof typeof FactorMethod];

/** Milliseconds for which a login, a ceremony or a new authenticator app waits for its second part. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** Milliseconds for which a second factor counts in a session. */
export const STEP_UP_LIFE_MS = 5 * 60_000;

/** Maximum number of passkeys of one account. */
export const PASSKEYS_MAX = 20;
