import { normalizeEmail } from '#rules/email.ts';
import { typedCode } from '#rules/typed-code.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sameDigest } from '#server/security/secret-box.ts';
import { presentedChallenges } from './code-caller.ts';
import { guardGuess } from './guess-limits.ts';
import { findCodes, lockCode, spendAttempt, type CodeKey } from './verification-code.queries.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';

/** What a code proves. */
export interface CodeSubject {
  readonly purpose: VerificationPurpose;
  readonly scope: string;
  readonly email: string;
  /** A value that the code is bound to, if any. */
  readonly binding?: string;
}

/** A typed code, and what it is to prove. */
export interface CodeClaim extends CodeSubject {
  readonly code: string;
  /** The challenge that came with the code; browsers have a cookie instead, and bots may have neither. */
  readonly challenge: string | null | undefined;
  /** Id of the link at which wrong guesses count; null when the code is for none. */
  readonly linkId: string | null;
  /**
   * Whether a code that its caller has just used matches once more, for acts that then report what it was used for. It
   * cannot be consumed again.
   */
  readonly acceptsUsed?: boolean;
}

/** A code that has just matched. */
export interface MatchedCode {
  readonly id: string;
  readonly createdAt: Date;
  readonly matchedAt: Date;
}

/**
 * Returns the live code that matches the claim; it stays valid until `consumeVerificationCode`. With its challenge, a
 * guess is compared with that code alone and, when wrong, costs it an attempt. A guess without one is compared with all
 * live codes of the address and costs none of them an attempt, so that nobody can use up another's. Every wrong guess
 * counts against its network, the email domain and the link, in a separate transaction, so that it counts although the
 * request fails. Errors: `wrong_verification_code`; `expired_verification_code` when there is no live code: expired,
 * used, replaced, out of attempts or never sent; `too_many_request` with `retryAfter` after too many wrong guesses.
 */
export async function checkVerificationCode(ctx: AppContext, claim: CodeClaim): Promise<MatchedCode> {
  const match = await ctx.em.fork().transactional((em) => judgeGuess(ctx, em, claim));
  if (match === undefined) {
    throw new AppError('wrong_verification_code');
  }
  return match;
}

/** Returns the matching code; counts the guess when there is none. */
async function judgeGuess(ctx: AppContext, em: Em, claim: CodeClaim): Promise<MatchedCode | undefined> {
  const key = { purpose: claim.purpose, scope: claim.scope, addressKey: normalizeEmail(claim.email) };
  const proofs = presentedChallenges(ctx, key, claim.challenge);
  const live = await findCodes(em, { key, proofs, acceptsUsed: claim.acceptsUsed ?? false, now: ctx.now() });
  const own = live.find(({ challengeHash }) => proofs.includes(challengeHash ?? ''));
  const countWrongGuess = await guardGuess(ctx, em, { ...claim, hasChallenge: own !== undefined });
  if (own !== undefined) {
    await lockCode(em, own, ctx.now());
  }
  const candidates = own === undefined ? live : [own];
  const hmacs = codeHmacs(ctx, { ...claim, ...key });
  const match = candidates.find((code) => hmacs.some((hmac) => sameDigest(code.codeHmac, hmac)));
  if (match === undefined) {
    if (own !== undefined) {
      await spendAttempt(em, own);
    }
    await countWrongGuess(candidates.length);
  }
  return match && { id: match.id, createdAt: new Date(match.createdAt), matchedAt: ctx.now() };
}

type KeyedClaim = CodeKey & Pick<CodeClaim, 'code' | 'binding'>;

const CONSUME = `
update verification_code set used_at = $2 where id = $1 and used_at is null and superseded_at is null returning id`;

/** Consumes a checked code in the transaction that needs it; one transaction wins. */
export async function consumeVerificationCode(em: Em, code: MatchedCode, now: Date): Promise<void> {
  await consumeCodeOnce(em, code, { now, isDone: async () => false });
}

interface Consumption {
  readonly now: Date;
  /** Whether what the code was for has been done with it. */
  readonly isDone: () => Promise<boolean>;
}

/**
 * Consumes a checked code like `consumeVerificationCode`, but reports to the loser of two tabs that it was used to
 * sign. Errors: `resigned` then, else `expired_verification_code`.
 */
export async function consumeCodeOnce(em: Em, code: MatchedCode, { now, isDone }: Consumption): Promise<void> {
  const consumed = await runStatement(em, CONSUME, [code.id, now]);
  if (consumed.length !== 1) {
    throw new AppError((await isDone()) ? 'resigned' : 'expired_verification_code');
  }
}

/**
 * Returns the keyed hash under which a code is stored: it is valid for one purpose, scope, address and binding only.
 */
export function codeHmac(ctx: AppContext, claim: KeyedClaim): string {
  return ctx.deps.secretBox.hmac('verification-code', textOf(claim));
}

/** Returns the hash by every key, because the key may have changed since the code was sent. */
function codeHmacs(ctx: AppContext, claim: KeyedClaim): string[] {
  return ctx.deps.secretBox.hmacs('verification-code', textOf(claim));
}

function textOf({ purpose, scope, addressKey, code, binding }: KeyedClaim): string {
  return [purpose, scope, addressKey, typedCode(code), ...(binding === undefined ? [] : [binding])].join('\n');
}
