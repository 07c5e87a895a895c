import { LockMode } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import {
  checkVerificationCode,
  type CodeClaim,
  type MatchedCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

/** A live signing that something can be tied to. */
export interface ClaimedSigning {
  readonly id: string;
  readonly reference: string;
  readonly signerKey: string;
  /** The corporation of an employee; null for an individual. */
  readonly corporationId: string | null;
}

/**
 * Finds the live signing of an address and holds it until the end of the transaction, so that it ends before or after;
 * that of an employee counts first, as in `decideSigningStatus`.
 */
export async function holdSigning(em: Em, link: Link, email: string): Promise<ClaimedSigning | undefined> {
  const emailKey = normalizeEmail(email);
  const hold = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
  const live = { link, emailKey, suspendedAt: null, state: { $ne: EmployeeSigningState.REMOVED } };
  const employee = await em.findOne(EmployeeSigning, live, hold);
  if (employee !== null) {
    const { id, reference, corporationSigning } = employee;
    return { id, reference, signerKey: emailKey, corporationId: corporationSigning.id };
  }
  const individual = await em.findOne(IndividualSigning, { link, emailKey, endedAt: null }, hold);
  return individual === null
    ? undefined
    : { id: individual.id, reference: individual.reference, signerKey: emailKey, corporationId: null };
}

/** As `holdSigning`; throws `no_link` when nothing was signed. */
export async function getSigningToClaim(em: Em, link: Link, email: string): Promise<ClaimedSigning> {
  const signing = await holdSigning(em, link, email);
  if (signing === undefined) {
    throw new AppError('no_link');
  }
  return signing;
}

/** A code with the purpose of claims, and the name of the input that it was typed into. */
export interface ClaimCode extends Pick<CodeClaim, 'email' | 'code' | 'challenge'> {
  readonly link: Link;
  readonly field: string;
}

/** Checks a code of a claim. Errors: those of `checkVerificationCode`, with `field`. */
export async function checkClaimCode(ctx: AppContext, { link, field, ...claim }: ClaimCode): Promise<MatchedCode> {
  const purpose = VerificationPurpose.CLAIM_ADDRESS;
  try {
    return await checkVerificationCode(ctx, { ...claim, purpose, scope: link.id, linkId: link.id });
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, { ...error.details, field }, { cause: error }) : error;
  }
}

type Tied = Partial<Pick<ProvedIdentity, 'email' | 'emailKey' | 'platform' | 'host' | 'accountId' | 'account'>>;

/** A tie and its signing. */
export interface NewIdentity {
  readonly link: Link;
  readonly signing: ClaimedSigning;
  readonly tied: Tied;
}

/** Stores a proved identity. Error on commit: `resigned` when the address or the account is tied already. */
export function tieIdentity(ctx: AppContext, tx: Change, { link, signing, tied }: NewIdentity): ProvedIdentity {
  const { id, reference, signerKey } = signing;
  const identity = tx.em.create(ProvedIdentity, {
    link: link.id,
    signing: id,
    reference,
    signerKey,
    provedAt: ctx.now(),
    ...tied,
  });
  const kind = tied.accountId ? 'account' : 'address';
  const details = { linkId: link.linkId, reference, kind } as const;
  tx.audit({ action: 'IDENTITY_PROVED', actor: SIGNER, link, subject: identity.id, details });
  return identity;
}
