import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { VerificationCode } from './verification-code.entity.ts';

/** What a code is for, and whose it is. */
export type CodeKey = Pick<VerificationCode, 'purpose' | 'scope' | 'addressKey'>;

/** A live code as it is stored. */
export interface LiveCode {
  readonly id: string;
  readonly codeHmac: string;
  readonly challengeHash: string | null;
  readonly createdAt: Date | string;
}

const IS_LIVE = 'used_at is null and superseded_at is null and attempts_left > 0';

const FACTS = `
select id, code_hmac as "codeHmac", challenge_hash as "challengeHash", created_at as "createdAt" from verification_code
where address_key = $1 and purpose = $2 and scope = $3 and expires_at > $4`;

const FIND = `${FACTS} and ${IS_LIVE}`;

/** Of the caller alone: others learn nothing from a code that was used. */
const FIND_USED = `
${FACTS} and used_at is not null and superseded_at is null and attempts_left > 0 and challenge_hash = any($5)
order by used_at desc limit 1`;

const LOCK = `
select from verification_code
where id = $1 and expires_at > $2 and superseded_at is null and attempts_left > 0 for update`;

interface CodeSearch {
  readonly key: CodeKey;
  /** Hashes of the challenges that the caller presents. */
  readonly proofs: readonly string[];
  /** Whether one that the caller has used will do where none is live. */
  readonly acceptsUsed: boolean;
  readonly now: Date;
}

/** Finds the live codes, or else what `acceptsUsed` allows. Error: `expired_verification_code` when there are none. */
export async function findCodes(
  em: Em,
  { key: { addressKey, purpose, scope }, proofs, acceptsUsed, now }: CodeSearch,
): Promise<LiveCode[]> {
  const place = [addressKey, purpose, scope, now];
  const live = await runStatement<LiveCode>(em, FIND, place);
  const codes =
    live.length === 0 && acceptsUsed ? await runStatement<LiveCode>(em, FIND_USED, [...place, proofs]) : live;
  if (codes.length === 0) {
    throw new AppError('expired_verification_code');
  }
  return codes;
}

/** Locks a code, so that each of its concurrent guesses costs an attempt. Error: `expired_verification_code`. */
export async function lockCode(em: Em, { id }: LiveCode, now: Date): Promise<void> {
  const codes = await runStatement(em, LOCK, [id, now]);
  if (codes.length === 0) {
    throw new AppError('expired_verification_code');
  }
}

/** Takes one of the attempts of a code. */
export async function spendAttempt(em: Em, { id }: LiveCode): Promise<void> {
  await runStatement(em, 'update verification_code set attempts_left = attempts_left - 1 where id = $1', [id]);
}
