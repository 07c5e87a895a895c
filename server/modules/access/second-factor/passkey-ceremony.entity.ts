import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { LoginChallenge } from './login-challenge.entity.ts';

/** What a passkey is asked for. */
export const CeremonyPurpose = {
  REGISTRATION: 'registration',
  LOGIN: 'login',
  SECOND_FACTOR: 'second_factor',
  STEP_UP: 'step_up',
} as const;
export type CeremonyPurpose = (typeof CeremonyPurpose)[keyof typeof CeremonyPurpose];

const PasskeyCeremonySchema = defineEntity({
  name: 'PasskeyCeremony',
  properties: {
    ...baseProperties,
    purpose: oneOf<CeremonyPurpose>(),
    /** The random challenge that the authenticator signs, in base64url. */
    challenge: p.string().hidden(),
    /** The session of a registration or a step-up. */
    session: () => p.manyToOne(Session).ref().nullable().deleteRule('cascade'),
    /** The login that it completes. */
    loginChallenge: () => p.manyToOne(LoginChallenge).ref().nullable().deleteRule('cascade'),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'passkey_ceremony_session_index', properties: ['session'] },
    { name: 'passkey_ceremony_login_challenge_index', properties: ['loginChallenge'] },
  ],
});

/** A question to an authenticator; works once. */
export class PasskeyCeremony extends PasskeyCeremonySchema.class {}
PasskeyCeremonySchema.setClass(PasskeyCeremony);
