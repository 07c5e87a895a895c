import { defineEntity, p } from '@mikro-orm/core';
import type { CodePlatformName } from '#rules/code-platform.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Session } from './session.entity.ts';

export const AuthorizationPurpose = {
  GMAIL: 'gmail',
  /** Registers a GitHub App for pull requests. */
  GITHUB_APP: 'github_app',
} as const;

/** What a browser was sent to a provider for; code platforms log people in and prove whose accounts are. */
export type AuthorizationPurpose =
  | (typeof AuthorizationPurpose)[keyof typeof AuthorizationPurpose]
  | `${CodePlatformName}_${'login' | 'claim'}`;

const AuthorizationRequestSchema = defineEntity({
  name: 'AuthorizationRequest',
  properties: {
    ...baseProperties,
    purpose: oneOf<AuthorizationPurpose>(),
    /** Hash of the random `state` that must come back. */
    stateHash: p.character().length(64).unique('authorization_request_state_hash_unique').hidden(),
    /** Hash of the secret in the browser's cookie: only the browser that started an authorisation can use its state. */
    browserHash: p.character().length(64).hidden(),
    /** PKCE code verifier, encrypted. */
    codeVerifier: p.blob().hidden(),
    privacyConsented: p.boolean(),
    /** Started at the legacy REST path: ends at `/home`. */
    legacy: p.boolean(),
    /** The session that started it, when that required a login. */
    session: () => p.manyToOne(Session).ref().nullable().deleteRule('cascade'),
    /** What else the purpose needs when the browser returns; never a secret. */
    details: p.json<Record<string, string>>().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'authorization_request_session_index', properties: ['session'] }],
});

/** A pending OAuth authorisation at a provider; works once. */
export class AuthorizationRequest extends AuthorizationRequestSchema.class {}
AuthorizationRequestSchema.setClass(AuthorizationRequest);
