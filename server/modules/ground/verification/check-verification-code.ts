import { normalizeEmail } from '#rules/email.ts';
import { typedCode } from '#rules/typed-code.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sameDigest } from '#server/security/secret-box.ts';
import { presentedChallenges } from './code-caller.ts';
import { guardGuess } from './guess-limits.ts';
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
  const live = await findCodes(em, claim, { key, proofs, now: ctx.now() });
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
      await runStatement(em, SPEND_ATTEMPT, [own.id]);
    }
    await countWrongGuess(candidates.length);
  }
  return match && { id: match.id, createdAt: new Date(match.createdAt), matchedAt: ctx.now() };
}

type CodeKey = Pick<CodeClaim, 'purpose' | 'scope'> & { readonly addressKey: string };

type KeyedClaim = CodeKey & Pick<CodeClaim, 'code' | 'binding'>;

/** A live code as it is stored. */
interface LiveCode {
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

const SPEND_ATTEMPT = 'update verification_code set attempts_left = attempts_left - 1 where id = $1';

interface CodeSearch {
  readonly key: CodeKey;
  /** Hashes of the challenges that the caller presents. */
  readonly proofs: readonly string[];
  readonly now: Date;
}

/** The live codes, or else what `acceptsUsed` allows. Error: `expired_verification_code` when there are none. */
async function findCodes(
  em: Em,
  { acceptsUsed = false }: CodeClaim,
  { key: { addressKey, purpose, scope }, proofs, now }: CodeSearch,
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
async function lockCode(em: Em, { id }: LiveCode, now: Date): Promise<void> {
  const codes = await runStatement(em, LOCK, [id, now]);
  if (codes.length === 0) {
    throw new AppError('expired_verification_code');
  }
}

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
