import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const LoginGuardSchema = defineEntity({
  name: 'LoginGuard',
  properties: {
    ...baseProperties,
    /** Keyed hash of what is counted: link, account and source network, or the account alone. */
    subjectHash: p.character().length(64).unique('login_guard_subject_hash_unique'),
    failures: p.integer().default(0),
    /** When the last failure was counted; the count is forgotten some time after it. */
    failedAt: p.datetime(),
    frozenUntil: p.datetime().nullable(),
  },
});

/** Counts failed logins, so that guessing freezes (design §4). */
export class LoginGuard extends LoginGuardSchema.class {}
LoginGuardSchema.setClass(LoginGuard);
