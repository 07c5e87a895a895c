import { randomInt } from 'node:crypto';
import { normalizeEmail } from '#rules/email.ts';
import { ipNeighbourhood } from '#rules/ip-network.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { lockUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { codeHmac, type CodeSubject } from './check-verification-code.ts';
import { hashChallenge, newChallenge } from './code-caller.ts';
import { VerificationCode } from './verification-code.entity.ts';
import {
  CODE_ATTEMPTS,
  CODE_LIFE_SECONDS,
  CODES_PER_ADDRESS_AND_HOUR,
  RESEND_SECONDS,
} from './verification-code.rules.ts';

/** A code in plain text, its stored row, and the challenge that belongs to its caller. */
export interface NewVerificationCode {
  readonly code: string;
  readonly issued: VerificationCode;
  readonly challenge: string;
}

/** The answer to the caller about a code that was sent. */
export interface SentCode {
  readonly expiresAt: Date;
  /** Belongs to the caller alone: with it, a typed code is compared with this code and no other. */
  readonly challenge: string;
}

/** The answer to the caller about a code that waits in the outbox. */
export interface MailedCode extends SentCode {
  /** Id of the mail, which only the caller and the recipient know: with it, the caller learns its state. */
  readonly mailId: string;
}

/**
 * Creates a code within a transaction; it counts towards the limits, but is invalid until `makeCodeLive`. Error:
 * `too_many_request` with `retryAfter` within 60 s of the last code that the caller or the neighbourhood asked for, or
 * above the hourly limit of the neighbourhood for the address.
 */
export async function newVerificationCode(
  ctx: AppContext,
  tx: Change,
  { email, binding, ...subject }: CodeSubject,
): Promise<NewVerificationCode> {
  const key = { ...subject, addressKey: normalizeEmail(email) };
  // Requests for one address wait for each other, so that concurrent ones cannot exceed the limits.
  await lockUntilEnd(tx.em, { name: 'CODES_OF_ADDRESS', subject: key.addressKey });
  const challenge = newChallenge(ctx, key);
  const asked = {
    challengeHash: hashChallenge(ctx, challenge),
    neighbourhoodHash: hashesOfNeighbourhood(ctx)[0] ?? null,
  };
  await refuseTooMany(ctx, tx, { ...key, ...asked });
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const issued = tx.em.create(VerificationCode, {
    ...key,
    ...asked,
    codeHmac: codeHmac(ctx, { ...key, code, ...(binding !== undefined && { binding }) }),
    attemptsLeft: CODE_ATTEMPTS,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + CODE_LIFE_SECONDS * 1000),
    supersededAt: ctx.now(),
  });
  await tx.em.flush();
  return { code, issued, challenge };
}

/** Makes a new code valid, replacing the caller's earlier one for the same purpose, scope and address. */
export async function makeCodeLive(em: Em, issued: VerificationCode, now: Date): Promise<void> {
  const { purpose, scope, addressKey, challengeHash } = issued;
  const live = { purpose, scope, addressKey, challengeHash, usedAt: null, supersededAt: null };
  await em.nativeUpdate(VerificationCode, live, { supersededAt: now });
  await em.nativeUpdate(VerificationCode, issued.id, { supersededAt: null });
}

type AskedCode = Pick<VerificationCode, 'purpose' | 'scope' | 'addressKey' | 'challengeHash'>;

/** By every key, because the key may have changed within the hour; the first is stored. */
function hashesOfNeighbourhood({ deps, source }: AppContext): string[] {
  return deps.secretBox.hmacs('counter', ipNeighbourhood(source.ip));
}

/** Looks only at codes that this caller or this neighbourhood asked for: those of others make nobody wait. */
async function refuseTooMany(ctx: AppContext, tx: Change, asked: AskedCode): Promise<void> {
  const { purpose, scope, addressKey, challengeHash } = asked;
  const neighbourhoodHash = { $in: hashesOfNeighbourhood(ctx) };
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  const sent = await tx.em.find(
    VerificationCode,
    { addressKey, createdAt: { $gt: hourAgo }, $or: [{ challengeHash }, { neighbourhoodHash }] },
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
