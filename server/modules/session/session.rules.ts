/** Milliseconds without a request after which a session has ended (design §4). */
export const SESSION_IDLE_MS = 30 * 60_000;

/** Milliseconds after the login at which a session ends, however much it is used. */
export const SESSION_LIFE_MS = 12 * 3_600_000;

/** Milliseconds between two notes of a session's use: a note per request would be a write per request. */
export const SESSION_TOUCH_MS = 60_000;
