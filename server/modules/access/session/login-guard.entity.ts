import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const LoginGuardSchema = defineEntity({
  name: 'LoginGuard',
  properties: {
    ...baseProperties,
    /** Keyed hash of the subject: an account or a typed name, for one source network or for all. */
    subjectHash: p.character().length(64).unique('login_guard_subject_hash_unique'),
    failures: p.integer().default(0),
    /** When the last failure was counted; the count is reset some time after it. */
    failedAt: p.datetime(),
    frozenUntil: p.datetime().nullable(),
  },
});

/** Counts failed logins, so that guessing leads to a freeze. */
export class LoginGuard extends LoginGuardSchema.class {}
LoginGuardSchema.setClass(LoginGuard);
