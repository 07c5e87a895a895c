import { LockMode } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sameDigest } from '#server/security/secret-box.ts';
import { VerificationCode } from './verification-code.entity.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';

/** A typed code, and what it is to prove. */
export interface CodeClaim {
  readonly purpose: VerificationPurpose;
  readonly scope: string;
  readonly email: string;
  readonly code: string;
  /** A value that the code is bound to, if any. */
  readonly binding?: string;
}

/**
 * Returns the live code that matches the claim; it stays valid until `consumeVerificationCode`. A wrong guess costs an
 * attempt in a separate transaction, so that it counts although the request fails. Errors: `wrong_verification_code`;
 * `expired_verification_code` when there is no live code: expired, used, replaced, out of attempts or never sent.
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

/** Returns the live code, locked: concurrent guesses wait for each other, so that each costs an attempt. */
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

/** Consumes a checked code in the transaction that needs it; one transaction wins. */
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

/**
 * Returns the keyed hash under which a code is stored: it is valid for one purpose, scope, address and binding only.
 */
export function codeHmac(ctx: AppContext, claim: CodeKey & Pick<CodeClaim, 'code' | 'binding'>): string {
  const { purpose, scope, addressKey, code, binding } = claim;
  const parts = [purpose, scope, addressKey, code.trim(), ...(binding === undefined ? [] : [binding])];
  return ctx.deps.secretBox.hmac('verification-code', parts.join('\n'));
}
