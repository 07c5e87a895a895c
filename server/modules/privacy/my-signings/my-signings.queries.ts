import type { Loaded } from '@mikro-orm/core';
import { isStorableText } from '#rules/storable-text.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import type { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { DocumentState, findDocumentState } from '#server/modules/signing/signing/document-state.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { requireSigner } from './require-signer.ts';
import type { SignerSession } from './signer-session.entity.ts';

/** A signing of any kind, with its link and the CLA that it counts by. */
export type OwnSigning =
  | Loaded<IndividualSigning, Shown>
  | Loaded<EmployeeSigning, Shown | 'corporationSigning'>
  | Loaded<CorporationSigning, Shown>;

const SHOWN = ['link', 'cla', 'document'] as const;
type Shown = (typeof SHOWN)[number];

/** A signing as its signer sees it. */
export interface MySigning {
  readonly signing: OwnSigning;
  readonly kind: SigningKind;
  readonly reference: string;
  readonly state: EvidenceState;
  readonly name: string;
  readonly corporationName: string | null;
  /** Null when the source of an import does not say. */
  readonly signedAt: Date | null;
  readonly origin: ShownOrigin | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly documentState: DocumentState;
  readonly documentSha256: string | null;
  /** Whether the signer can withdraw it. */
  readonly withdrawable: boolean;
}

/** Everything that the address of a signer has signed, over all links, newest first. Errors: those of `requireSigner`. */
export async function listMySignings(ctx: AppContext): Promise<MySigning[]> {
  const session = await requireSigner(ctx);
  return describeSignings(ctx, await findSignings(ctx.em, session));
}

/** Describes signings, in order. */
export function describeSignings(ctx: AppContext, signings: readonly OwnSigning[]): Promise<MySigning[]> {
  return Promise.all(signings.map((signing) => describeSigning(ctx, signing)));
}

/** The live ties of addresses and accounts to these signings, oldest first. Errors: those of `requireSigner`. */
export async function listMyIdentities(ctx: AppContext): Promise<ProvedIdentity[]> {
  const { emailKey: signerKey } = await requireSigner(ctx);
  return ctx.em.find(
    ProvedIdentity,
    { signerKey, endedAt: null },
    { populate: ['link'], orderBy: { provedAt: 'asc' } },
  );
}

/** Finds the signings of a signer's address, newest first. */
export async function findSignings(em: Em, { emailKey }: Pick<SignerSession, 'emailKey'>): Promise<OwnSigning[]> {
  const signings: OwnSigning[] = [
    ...(await em.find(IndividualSigning, { emailKey }, { populate: SHOWN })),
    ...(await em.find(EmployeeSigning, { emailKey }, { populate: [...SHOWN, 'corporationSigning'] })),
    ...(await em.find(CorporationSigning, { representativeEmailKey: emailKey }, { populate: SHOWN })),
  ];
  return signings.toSorted((a, b) => b.signedAt.getTime() - a.signedAt.getTime());
}

/** Finds one of them by its reference. Error: `no_permission` for somebody else's, or none. */
export async function getMySigning(ctx: AppContext, session: SignerSession, given: string): Promise<OwnSigning> {
  const reference = given.trim().toUpperCase();
  const own = isStorableText(reference) ? await findSignings(ctx.em, session) : [];
  const signing = own.find((known) => known.reference === reference);
  if (signing === undefined) {
    throw new AppError('no_permission');
  }
  return signing;
}

/** Describes a signing as it stands now. */
export async function describeSigning(ctx: AppContext, signing: OwnSigning): Promise<MySigning> {
  const { reference } = signing;
  const known = await ctx.deps.evidence.byReference(reference);
  const documentSha256 = known?.documentSha256 ?? null;
  return {
    signing,
    reference,
    signedAt: known === undefined ? signing.signedAt : known.signedAt,
    origin: known?.origin ?? null,
    ...whoSigned(signing),
    state: known?.state ?? 'ENDED',
    endedAt: known?.endedAt ?? null,
    endReason: known?.endReason ?? null,
    documentSha256,
    documentState: documentSha256 === null ? await findDocumentState(ctx.em, signing) : DocumentState.READY,
    withdrawable: isWithdrawable(signing),
  };
}

function whoSigned(signing: OwnSigning): Pick<MySigning, 'kind' | 'name' | 'corporationName'> {
  if (signing instanceof CorporationSigning) {
    const { representativeName: name, corporationName } = signing;
    return { kind: 'CORPORATION', name, corporationName };
  }
  const { name } = signing;
  return signing instanceof EmployeeSigning
    ? { kind: 'EMPLOYEE', name, corporationName: signing.corporationSigning.getEntity().corporationName }
    : { kind: 'INDIVIDUAL', name, corporationName: null };
}

function isWithdrawable(signing: OwnSigning): boolean {
  if (signing instanceof IndividualSigning) {
    return !signing.endedAt;
  }
  return signing instanceof EmployeeSigning && signing.state !== EmployeeSigningState.REMOVED;
}
