import { isStorableText } from '#rules/storable-text.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ManagerRole } from '#server/modules/account/manager.entity.ts';
import { CorporationSigning } from '#server/modules/corporation/corporation-signing.entity.ts';
import { isOwnLink } from '#server/modules/link/own-link.ts';
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
 * their corporation. Errors: `missing_token`, `unknown_token`, those of `requireCommunityManager` and
 * `requireCorporationManager`, and `no_permission` for other signings, existing or not.
 */
export async function getOwnSigning(ctx: AppContext, reference: string): Promise<BundledSigning> {
  const { account } = await requireSession(ctx);
  const mayRead = account ? await communityAccess(ctx) : await corporationAccess(ctx);
  const signing = isStorableText(reference) ? await findSigning(ctx, reference.trim().toUpperCase()) : null;
  if (signing === null || !mayRead(signing)) {
    throw new AppError('no_permission');
  }
  return signing;
}

type Access = (signing: BundledSigning) => boolean;

async function communityAccess(ctx: AppContext): Promise<Access> {
  const manager = await requireCommunityManager(ctx);
  return ({ link }) => isOwnLink(manager, link.getEntity());
}

async function corporationAccess(ctx: AppContext): Promise<Access> {
  const { manager } = await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
  return ({ id }) => id === manager.corporationSigning.id;
}
