import { isStorableText } from '#rules/storable-text.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { ApiKeyScope, grantOf } from '#server/modules/access/session/api-key-grant.ts';
import {
  requireCommunityManager,
  requireCorporationManager,
  requireSession,
} from '#server/modules/access/session/authorize.ts';
import { requireGranted, requireOwnLink } from '#server/modules/community/link/own-link.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** A signing whose evidence is bundled. */
export type BundledSigning = IndividualSigning | EmployeeSigning | CorporationSigning;

/** Finds a signing of any kind by its reference; null also for one that was erased. */
export async function findSigning({ em }: AppContext, reference: string): Promise<BundledSigning | null> {
  const options = { populate: ['link'] } as const;
  const known = { reference, erasedAt: null };
  return (
    (await em.findOne(IndividualSigning, known, options)) ??
    (await em.findOne(EmployeeSigning, known, options)) ??
    (await em.findOne(CorporationSigning, { reference }, options))
  );
}

/**
 * Finds a signing for those who may have its evidence: community managers those of their links, administrators that of
 * their corporation, programs with an API key those of its links. Errors: `missing_token`, `unknown_token`, those of
 * `requireCommunityManager`, `requireOwnLink` and `requireCorporationManager`, and `no_permission` for other signings,
 * existing or not.
 */
export async function getOwnSigning(ctx: AppContext, reference: string): Promise<BundledSigning> {
  const requireAccess = keyAccess(ctx) ?? (await sessionAccess(ctx));
  const signing = isStorableText(reference) ? await findSigning(ctx, reference.trim().toUpperCase()) : null;
  if (signing === null) {
    throw new AppError('no_permission');
  }
  await requireAccess(signing);
  return signing;
}

/** Throws for a signing that is somebody else's. */
type Access = (signing: BundledSigning) => Promise<void>;

function keyAccess(ctx: AppContext): Access | undefined {
  const grant = grantOf(ctx, ApiKeyScope.EVIDENCE_READ);
  return grant === undefined ? undefined : ({ link }) => requireGranted(ctx, grant, link.getEntity());
}

async function sessionAccess(ctx: AppContext): Promise<Access> {
  const { account } = await requireSession(ctx);
  return account ? communityAccess(ctx) : corporationAccess(ctx);
}

async function communityAccess(ctx: AppContext): Promise<Access> {
  const manager = await requireCommunityManager(ctx);
  return async ({ link }) => {
    await requireOwnLink(ctx, manager, link.getEntity());
  };
}

async function corporationAccess(ctx: AppContext): Promise<Access> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return async ({ id }) => {
    if (id !== manager.corporationSigning.id) {
      throw new AppError('no_permission');
    }
  };
}
