import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const LoginGuardSchema = defineEntity({
  name: 'LoginGuard',
  properties: {
    ...baseProperties,
    /** Keyed hash of what is counted: an account or a typed name, with the source network or from everywhere. */
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
