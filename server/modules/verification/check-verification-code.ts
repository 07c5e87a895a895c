import { LockMode } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sameDigest } from '#server/secret-box.ts';
import { VerificationCode } from './verification-code.entity.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';

/** A code that somebody typed, and what it is to prove. */
export interface CodeClaim {
  readonly purpose: VerificationPurpose;
  readonly scope: string;
  readonly email: string;
  readonly code: string;
  /** What the code was issued together with, when it is good for that alone. */
  readonly binding?: string;
}

/**
 * Finds the live code that the claim matches; it stays usable until `consumeVerificationCode`. A wrong guess costs an
 * attempt in a transaction of its own, so it counts although the request fails. Errors: `wrong_verification_code`,
 * `expired_verification_code` when there is no live code: too old, used, replaced, over-tried or never sent (design §4).
 */
export async function checkVerificationCode(ctx: AppContext, claim: CodeClaim): Promise<VerificationCode> {
  const addressKey = normalizeEmail(claim.email);
  const guess = await ctx.em.fork().transactional(async (em) => {
    const code = await findLiveCode(em, { ...claim, addressKey }, ctx.now());
    const matches = sameDigest(code.codeHmac, codeHmac(ctx, { ...claim, addressKey }));
    code.attemptsLeft -= matches ? 0 : 1;
    return { code, matches };
  });
  if (!guess.matches) {
    throw new AppError('wrong_verification_code');
  }
  return guess.code;
}

type CodeKey = Pick<CodeClaim, 'purpose' | 'scope'> & { readonly addressKey: string };

/** The live code, locked: guesses at one code wait for each other, so none can be saved by guessing in parallel. */
async function findLiveCode(em: Em, { purpose, scope, addressKey }: CodeKey, now: Date): Promise<VerificationCode> {
  const live = { usedAt: null, supersededAt: null, attemptsLeft: { $gt: 0 }, expiresAt: { $gt: now } };
  const code = await em.findOne(
    VerificationCode,
    { purpose, scope, addressKey, ...live },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (code === null) {
    throw new AppError('expired_verification_code');
  }
  return code;
}

/** Uses a checked code up, in the transaction of what it was asked for; only one transaction can. */
export async function consumeVerificationCode(em: Em, code: VerificationCode, now: Date): Promise<void> {
  const consumed = await em.nativeUpdate(
    VerificationCode,
    { id: code.id, usedAt: null, supersededAt: null },
    { usedAt: now },
  );
  if (consumed !== 1) {
    throw new AppError('expired_verification_code');
  }
}

/** The keyed hash under which a code is stored: it is good for one purpose, scope, address and binding only. */
export function codeHmac(ctx: AppContext, claim: CodeKey & Pick<CodeClaim, 'code' | 'binding'>): string {
  const { purpose, scope, addressKey, code, binding } = claim;
  const parts = [purpose, scope, addressKey, code.trim(), ...(binding === undefined ? [] : [binding])];
  return ctx.deps.secretBox.hmac('verification-code', parts.join('\n'));
}
