import { isEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { SignedAt } from '../format/record-parts.ts';
import type { IdentityRecord } from '../format/record.ts';

/** What a source says of an account on GitHub that signed. */
export interface GithubIdentity {
  readonly key: string;
  readonly link: string;
  /** In digits; empty when the source knows the login alone. */
  readonly accountId: string;
  readonly login: string;
  /** As its owner stated it; empty for none. */
  readonly email: string;
  readonly name: string;
  /** What the source calls the version; empty for unknown. */
  readonly version: string;
  readonly signedAt: SignedAt;
  /** When it ended; null for a live one. */
  readonly endedAt: string | null;
  readonly level: IdentityRecord['level'];
}

/** An account id as GitHub numbers them. */
const ACCOUNT_ID = /^[1-9]\d{0,18}$/;

/** What follows from the values of one row: its record, or why there is none. */
export function toGithubIdentity(identity: GithubIdentity): IdentityRecord | ReasonCode {
  const { key, link, accountId, login, email, name, version, signedAt, endedAt, level } = identity;
  if ([accountId, login, email, name, version].some(hasControlCharacter)) {
    return 'hostile_value';
  }
  if (accountId === '' && login === '' && email === '') {
    return 'no_identity';
  }
  if (accountId !== '' && !ACCOUNT_ID.test(accountId)) {
    return 'no_identity';
  }
  if (email !== '' && !isEmail(email)) {
    return 'invalid_email';
  }
  const hasAccount = accountId !== '' || login !== '';
  return {
    type: 'identity',
    key,
    link,
    cla: null,
    ...(version === '' ? {} : { version }),
    platform: hasAccount ? GatePlatformName.GITHUB : null,
    host: hasAccount ? 'github.com' : null,
    account_id: accountId === '' ? null : accountId,
    login: login === '' ? null : login,
    stated_email: email === '' ? null : email,
    name: name === '' ? null : name,
    signed_at: signedAt,
    state: endedAt === null ? 'live' : 'ended',
    ended_at: endedAt,
    end_reason: endedAt === null ? null : 'invalidated_at_source',
    level,
    notes: [
      ...(signedAt.precision === 'unknown' ? ['missing_time'] : []),
      ...(accountId === '' && login !== '' ? ['unresolved_login'] : []),
    ],
  };
}

/** The level of a source that lists accounts without an act of theirs. */
export const LISTED = EvidenceLevel.LISTED;
/** The level of a source at which accounts logged in. */
export const ACCOUNT = EvidenceLevel.ACCOUNT;
