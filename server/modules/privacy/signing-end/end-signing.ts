import { LockMode } from '@mikro-orm/core';
import { toTextOfLines } from '#rules/plain-text.ts';
import { isStorableText } from '#rules/storable-text.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireStorableDates } from '#server/db/storable-date.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getChangeableLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { actorKey } from '#server/modules/ground/audit/actor.ts';
import { findSigning } from '#server/modules/proof/evidence/bundled-signing.ts';
import { readOneSigning } from '#server/modules/proof/signing-list/read-one-signing.ts';
import type { ListedSigning } from '#server/modules/proof/signing-list/read-signings.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { findUnproved } from '#server/modules/signing/signing/origin/unproved.sql.ts';
import { endIndividualSigning } from './end-individual-signing.ts';
import { endSigningJob } from './end-signing.job.ts';

/** Longest reason, in characters. */
const REASON_MAX_LENGTH = 500;

/** How far ahead an end may be decided. */
const YEARS_MAX = 10;

/** An individual signing that its community ends. */
export interface EndSigningInput {
  readonly linkId: string;
  readonly reference: string;
  /** Now by default; may be past, from the signing on, or up to ten years ahead. */
  readonly endsAt?: Date | null | undefined;
  /** 1 to 500 characters; the signer and the managers of the link read it. */
  readonly reason: string;
}

/**
 * Ends an individual signing: now, as of a past time, or at a later one, which another call may change until then.
 * Verdicts and answers of before stay as they are. Mails the signer the reason,
 * unless nobody has proved the address. Errors: those of `getChangeableLink` and
 * `requireStepUp`; `bad_request_parameter` with `reason` or `endsAt`; `not_found` for a reference of another link or
 * none; `not_ready_to_sign` when it has ended, and for employees and corporations.
 */
export async function endSigning(ctx: AppContext, input: EndSigningInput): Promise<ListedSigning> {
  const own = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, own.session);
  const note = checkReason(input.reason);
  const now = ctx.now();
  const endsAt = checkTime(now, input.endsAt ?? now);
  const { id, reference } = await findIndividual(ctx, own, input.reference);
  await change(ctx, async (tx) => {
    const signing = await tx.em.findOneOrFail(
      IndividualSigning,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (signing.endedAt) {
      throw new AppError('not_ready_to_sign');
    }
    // A source may name a time of signing that has yet to come.
    if (endsAt < signing.signedAt && endsAt < now) {
      throw new AppError('bad_request_parameter', { field: 'endsAt' });
    }
    Object.assign(signing, { endsAt, endNote: note });
    await endOrSchedule(ctx, tx, { own, signing, endsAt });
    if (!(await findUnproved(tx.em, [id])).has(id)) {
      mailSigner(ctx, tx, { own, signing, endsAt, note });
    }
  });
  return readOneSigning(ctx, { link: own.link, kind: 'INDIVIDUAL', reference });
}

function checkReason(given: string): string {
  const reason = toTextOfLines(given, REASON_MAX_LENGTH) ?? '';
  if (reason === '') {
    throw new AppError('bad_request_parameter', { field: 'reason' });
  }
  return reason;
}

function checkTime(now: Date, endsAt: Date): Date {
  requireStorableDates({ endsAt });
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_MAX);
  if (endsAt > latest) {
    throw new AppError('bad_request_parameter', { field: 'endsAt' });
  }
  return endsAt;
}

async function findIndividual(ctx: AppContext, { link }: OwnLink, given: string): Promise<IndividualSigning> {
  const reference = given.trim().toUpperCase();
  const signing = isStorableText(reference) ? await findSigning(ctx, reference) : null;
  if (signing === null || signing.link.id !== link.id) {
    throw new AppError('not_found');
  }
  if (!(signing instanceof IndividualSigning)) {
    throw new AppError('not_ready_to_sign');
  }
  return signing;
}

interface Ending {
  readonly own: OwnLink;
  readonly signing: IndividualSigning;
  readonly endsAt: Date;
}

async function endOrSchedule(ctx: AppContext, tx: Change, { own, signing, endsAt }: Ending): Promise<void> {
  const { actor, link } = own;
  if (endsAt <= ctx.now()) {
    const reason = IndividualSigningEnd.ENDED_BY_COMMUNITY;
    await endIndividualSigning(ctx, tx, { signing, actor, reason, endedAt: endsAt });
    return;
  }
  signing.endedBy = actorKey(actor);
  const details = { reference: signing.reference, endsAt: endsAt.toISOString() };
  tx.audit({ action: 'SIGNING_END_SCHEDULED', actor, link, subject: signing.id, details });
  tx.enqueue(endSigningJob, { signingId: signing.id }, endsAt);
}

function mailSigner(
  ctx: AppContext,
  tx: Change,
  { own: { link }, signing, endsAt, note }: Ending & { readonly note: string },
): void {
  const day = (time: Date): string => time.toISOString().slice(0, 10);
  const isPast = day(endsAt) < day(ctx.now());
  tx.enqueueMail({
    template: 'individual_signing_ended_by_community',
    language: signing.language,
    recipient: signing.email,
    link,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: signing.name,
      reference: signing.reference,
      endsAt: day(endsAt),
      occasion: endsAt > ctx.now() ? 'later' : isPast ? 'earlier' : 'now',
      reason: note,
    },
  });
}
