import { isStorableText } from '#rules/storable-text.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ManagerRole } from '#server/modules/account/manager.entity.ts';
import { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { requireOwnLink } from '#server/modules/link/own-link.ts';
import {
  requireCommunityManager,
  requireCorporationManager,
  requireSession,
} from '#server/modules/session/authorize.ts';
import { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/individual/individual-signing.entity.ts';

/** A signing whose evidence is bundled. */
export type BundledSigning = IndividualSigning | EmployeeSigning | CorporationSigning;

/** Finds a signing of any kind by its reference. */
export async function findSigning({ em }: AppContext, reference: string): Promise<BundledSigning | null> {
  const options = { populate: ['link'] } as const;
  return (
    (await em.findOne(IndividualSigning, { reference }, options)) ??
    (await em.findOne(EmployeeSigning, { reference }, options)) ??
    (await em.findOne(CorporationSigning, { reference }, options))
  );
}

/**
 * Finds a signing for whoever may have its evidence: community managers those of their links, administrators that of
 * their corporation. Errors: `missing_token`, `unknown_token`, those of `requireCommunityManager`,
 * `requireOwnLink` and `requireCorporationManager`, and `no_permission` for other signings, existing or not.
 */
export async function getOwnSigning(ctx: AppContext, reference: string): Promise<BundledSigning> {
  const { account } = await requireSession(ctx);
  const requireAccess = account ? await communityAccess(ctx) : await corporationAccess(ctx);
  const signing = isStorableText(reference) ? await findSigning(ctx, reference.trim().toUpperCase()) : null;
  if (signing === null) {
    throw new AppError('no_permission');
  }
  await requireAccess(signing);
  return signing;
}

/** Throws for a signing that is somebody else's. */
type Access = (signing: BundledSigning) => Promise<void>;

async function communityAccess(ctx: AppContext): Promise<Access> {
  const manager = await requireCommunityManager(ctx);
  return ({ link }) => requireOwnLink(ctx, manager, link.getEntity());
}

async function corporationAccess(ctx: AppContext): Promise<Access> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return async ({ id }) => {
    if (id !== manager.corporationSigning.id) {
      throw new AppError('no_permission');
    }
  };
}
