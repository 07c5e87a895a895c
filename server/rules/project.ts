/** Longest name of a community, in characters. */
export const ALIAS_MAX_LENGTH = 100;

/** Longest address of a project, in characters. */
export const PROJECT_URL_MAX_LENGTH = 2000;

/** Longest grace period after a new version of a CLA, in days: ten years. */
export const GRACE_PERIOD_MAX_DAYS = 3650;

/** Longest time for which ended signings are kept before they are erased, in days: a hundred years. */
export const RETENTION_MAX_DAYS = 36_500;

/** Names of repositories that every code platform allows. */
export const REPOSITORY_NAME = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;

/** Longest text for visitors of a link that takes no signatures, in characters. */
export const VISITOR_TEXT_MAX_LENGTH = 500;
