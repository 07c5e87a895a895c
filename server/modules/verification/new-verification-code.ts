import { randomInt } from 'node:crypto';
import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { codeHmac, type CodeClaim } from './check-verification-code.ts';
import { VerificationCode } from './verification-code.entity.ts';
import {
  CODE_ATTEMPTS,
  CODE_LIFE_SECONDS,
  CODES_PER_ADDRESS_AND_HOUR,
  RESEND_SECONDS,
} from './verification-code.rules.ts';

/** What a code is to prove. */
export type CodeSubject = Omit<CodeClaim, 'code'>;

/** A code in plain text, and its stored row. */
export interface NewVerificationCode {
  readonly code: string;
  readonly issued: VerificationCode;
}

/**
 * Creates a code within a transaction; it counts towards the limits, but is invalid until `makeCodeLive`. Error:
 * `too_many_request` within 60 s of the last one or above the hourly limit of the address.
 */
export async function newVerificationCode(
  ctx: AppContext,
  tx: Change,
  { email, binding, ...subject }: CodeSubject,
): Promise<NewVerificationCode> {
  const key = { ...subject, addressKey: normalizeEmail(email) };
  // Requests for one address wait for each other, so that concurrent ones cannot exceed the limits.
  await lockUntilEnd(tx.em, { name: 'CODES_OF_ADDRESS', subject: key.addressKey });
  await refuseTooMany(ctx, tx, key);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const issued = tx.em.create(VerificationCode, {
    ...key,
    codeHmac: codeHmac(ctx, { ...key, code, ...(binding !== undefined && { binding }) }),
    attemptsLeft: CODE_ATTEMPTS,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + CODE_LIFE_SECONDS * 1000),
    supersededAt: ctx.now(),
  });
  await tx.em.flush();
  return { code, issued };
}

/** Makes a new code valid, replacing the earlier one for the same purpose, scope and address. */
export async function makeCodeLive(em: Em, issued: VerificationCode, now: Date): Promise<void> {
  const { purpose, scope, addressKey } = issued;
  const live = { purpose, scope, addressKey, usedAt: null, supersededAt: null };
  await em.nativeUpdate(VerificationCode, live, { supersededAt: now });
  await em.nativeUpdate(VerificationCode, issued.id, { supersededAt: null });
}

type CodeKey = Pick<VerificationCode, 'purpose' | 'scope' | 'addressKey'>;

async function refuseTooMany(ctx: AppContext, tx: Change, { purpose, scope, addressKey }: CodeKey): Promise<void> {
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  const sent = await tx.em.find(
    VerificationCode,
    { addressKey, createdAt: { $gt: hourAgo } },
    { orderBy: { createdAt: 'asc' } },
  );
  const last = sent.findLast((code) => code.purpose === purpose && code.scope === scope);
  const oldest = sent[sent.length - CODES_PER_ADDRESS_AND_HOUR];
  const waits = [
    last === undefined ? 0 : secondsUntil(ctx.now(), last.createdAt, RESEND_SECONDS),
    oldest === undefined ? 0 : secondsUntil(ctx.now(), oldest.createdAt, 3600),
  ];
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) {
    throw new AppError('too_many_request', { retryAfter });
  }
}

function secondsUntil(now: Date, since: Date, seconds: number): number {
  return Math.ceil(seconds - (now.getTime() - since.getTime()) / 1000);
}
