import { isStorableText } from '#rules/storable-text.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { positionOf, toDate, type PlaceRow } from './chain-position.ts';
import {
  ERASED_BY_FINGERPRINT,
  ERASED_BY_REFERENCE,
  ERASED_WITHOUT_ACT_BY_FINGERPRINT,
  ERASED_WITHOUT_ACT_BY_REFERENCE,
} from './erased-facts.sql.ts';
import type { DocumentKind } from './evidence-state.rules.ts';
import { UNKNOWN, type Verification } from './verification.ts';

const SHA256 = /^[0-9a-f]{64}$/i;
const REFERENCE_MAX_LENGTH = 64;

/**
 * Returns what is known about a document, by the SHA-256 of its bytes in hexadecimal. A document that is not known is
 * an answer, not an error. Errors: `bad_request_parameter` for anything but 64 hexadecimal digits, `too_many_request`.
 */
export async function verifyDocument(ctx: AppContext, sha256: string): Promise<Verification> {
  if (!SHA256.test(sha256)) {
    throw new AppError('bad_request_parameter', { field: 'sha256' });
  }
  await ctx.deps.rateLimiter.consume('verification', ctx.source.ip);
  const fingerprint = sha256.toLowerCase();
  const found = await ctx.deps.evidence.byFingerprint(fingerprint);
  return found ?? findErased(ctx, [ERASED_BY_FINGERPRINT, ERASED_WITHOUT_ACT_BY_FINGERPRINT], fingerprint);
}

/**
 * Returns what is known about a signing, by its reference: the same masked facts for every caller. Error:
 * `too_many_request`.
 */
export async function verifyReference(ctx: AppContext, reference: string): Promise<Verification> {
  await ctx.deps.rateLimiter.consume('verification', ctx.source.ip);
  const asked = reference.trim().toUpperCase();
  if (asked.length > REFERENCE_MAX_LENGTH || !isStorableText(asked)) {
    return UNKNOWN;
  }
  const found = await ctx.deps.evidence.byReference(asked);
  return found ?? findErased(ctx, [ERASED_BY_REFERENCE, ERASED_WITHOUT_ACT_BY_REFERENCE], asked);
}

interface ErasedRow extends PlaceRow {
  readonly reference: string;
  readonly kind: DocumentKind;
  /** Null, as is the fingerprint of the CLA, where neither row nor event says so. */
  readonly signed_at: Date | string | null;
  readonly cla_sha256: string | null;
  readonly erased_at: Date | string;
  readonly community: string | null;
}

/** What remains of an erased signing: that it existed, when, and until when. The first statement that finds it counts. */
async function findErased(
  ctx: AppContext,
  [statement, ...further]: readonly string[],
  asked: string,
): Promise<Verification> {
  if (statement === undefined) {
    return UNKNOWN;
  }
  const [row]: ErasedRow[] = await ctx.em.execute(statement, [asked]);
  if (row === undefined) {
    return findErased(ctx, further, asked);
  }
  return {
    ...UNKNOWN,
    known: true,
    kind: row.kind,
    reference: row.reference,
    community: row.community,
    claSha256: row.cla_sha256,
    signedAt: toDate(row.signed_at),
    state: 'ENDED',
    endedAt: new Date(row.erased_at),
    endReason: 'erased',
    sealGap: 'ERASED',
    chain: positionOf(row, ctx.deps.evidence),
  };
}
