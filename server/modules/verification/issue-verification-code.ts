import { randomInt } from 'node:crypto';
import { normalizeEmail } from '#rules/email.ts';
import type { Language } from '#rules/language.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { codeHmac } from './check-verification-code.ts';
import { VerificationCode } from './verification-code.entity.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';
import {
  CODE_ATTEMPTS,
  CODE_LIFE_SECONDS,
  CODES_PER_ADDRESS_AND_HOUR,
  RESEND_SECONDS,
} from './verification-code.rules.ts';

/** What a code is asked for. */
export interface CodeRequest {
  readonly purpose: VerificationPurpose;
  readonly link: Link;
  readonly email: string;
  readonly language: Language;
}

/**
 * Sends a new code, which takes the place of an earlier one for the same purpose, link and address; answers when the mail
 * is queued. Errors: `too_many_request` within 60 s of the last one or above the hourly limit of the address (design §4).
 */
export async function issueVerificationCode(ctx: AppContext, request: CodeRequest): Promise<VerificationCode> {
  return change(ctx, async (tx) => {
    const addressKey = normalizeEmail(request.email);
    await lockAddress(tx, addressKey);
    await refuseTooMany(ctx, tx, { purpose: request.purpose, scope: request.link.id, addressKey });
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    const issued = await replaceCode(ctx, tx, { ...request, addressKey, code });
    tx.enqueueMail({
      template: 'verification_code',
      language: request.language,
      recipient: request.email.trim(),
      link: request.link,
      data: {
        community: request.link.alias,
        projectUrl: request.link.projectUrl,
        minutes: String(CODE_LIFE_SECONDS / 60),
      },
      secret: { code },
      secretExpiresAt: issued.expiresAt,
    });
    return issued;
  });
}

/** Requests for one address wait for each other, so that limits hold whatever arrives at the same time. */
async function lockAddress(tx: Change, addressKey: string): Promise<void> {
  await tx.em
    .getConnection()
    .execute(
      'select pg_advisory_xact_lock(hashtextextended(?, 0))',
      [addressKey],
      'all',
      tx.em.getTransactionContext(),
    );
}

interface CodeScope {
  readonly purpose: VerificationPurpose;
  readonly scope: string;
  readonly addressKey: string;
}

async function refuseTooMany(ctx: AppContext, tx: Change, { purpose, scope, addressKey }: CodeScope): Promise<void> {
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

async function replaceCode(
  ctx: AppContext,
  tx: Change,
  request: CodeRequest & { addressKey: string; code: string },
): Promise<VerificationCode> {
  const scope = { purpose: request.purpose, scope: request.link.id, addressKey: request.addressKey };
  await tx.em.nativeUpdate(
    VerificationCode,
    { ...scope, usedAt: null, supersededAt: null },
    { supersededAt: ctx.now() },
  );
  return tx.em.create(VerificationCode, {
    ...scope,
    codeHmac: codeHmac(ctx, { ...scope, code: request.code }),
    attemptsLeft: CODE_ATTEMPTS,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + CODE_LIFE_SECONDS * 1000),
  });
}
