/** Milliseconds without a request after which a session ends. */
export const SESSION_IDLE_MS = 30 * 60_000;

/** Milliseconds after the login at which a session ends, however much it is used. */
export const SESSION_LIFE_MS = 12 * 3_600_000;

/** Minimum milliseconds between two records of a session's use, to avoid a write per request. */
export const SESSION_TOUCH_MS = 60_000;
