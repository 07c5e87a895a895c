import type { Loaded } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { hashToken, isToken } from '#server/modules/access/session/session-token.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { deleteUploadLinks } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { lockCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { endEmployeeManagers } from '#server/modules/signing/manager/end-employee-managers.ts';
import { passAdministration } from './pass-administration.ts';
import { reportRepresentativeRestored } from './report-representative.ts';

/** A change that can still be undone, with corporation and link. */
type OpenRepresentativeChange = Loaded<RepresentativeChange, 'corporationSigning.link'>;

/**
 * Returns the change that the key from a mail belongs to. Errors: `illegal_link` for a malformed key, `link_expired`
 * for one that is unknown, or whose change has been settled or can no longer be undone.
 */
async function findRepresentativeChange(ctx: AppContext, key: string): Promise<OpenRepresentativeChange> {
  if (!isToken(key)) {
    throw new AppError('illegal_link');
  }
  const found = await ctx.em.findOne(
    RepresentativeChange,
    { keyHash: hashToken(key), settledAt: null, endsAt: { $gt: ctx.now() } },
    { populate: ['corporationSigning.link'] },
  );
  if (found === null) {
    throw new AppError('link_expired');
  }
  return found;
}

/** A change as its earlier representative sees it. */
export interface DescribedRepresentativeChange {
  readonly community: string;
  readonly corporationName: string;
  readonly previousName: string;
  readonly newName: string;
  readonly newEmail: string;
  readonly changedAt: Date;
  readonly endsAt: Date;
}

/** Describes the change that the key from a mail belongs to. Errors: those of `findRepresentativeChange`. */
export async function describeRepresentativeChange(
  ctx: AppContext,
  key: string,
): Promise<DescribedRepresentativeChange> {
  const { corporationSigning, previousName, changedAt, endsAt } = await findRepresentativeChange(ctx, key);
  const { link, corporationName, representativeName: newName, representativeEmail: newEmail } = corporationSigning.$;
  return { community: link.$.alias, corporationName, previousName, newName, newEmail, changedAt, endsAt };
}

/**
 * Confirms a change for the earlier representative, so that the new one need not wait. Errors: those of
 * `findRepresentativeChange`.
 */
export async function confirmRepresentativeChange(ctx: AppContext, key: string): Promise<void> {
  const found = await findRepresentativeChange(ctx, key);
  const { link } = found.corporationSigning.$;
  await change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, found.corporationSigning.$);
    await settle(ctx, tx, found);
    const details = { reference: signing.reference };
    tx.audit({ action: 'REPRESENTATIVE_CONFIRMED', actor: SIGNER, link, subject: signing.id, details });
  });
}

/**
 * Gives a corporation back to its earlier representative, with a new one-time password for the account of the
 * administrator. Whatever came after the change ends: further changes, and the employee managers that were added.
 * Errors: those of `findRepresentativeChange`; `resigned` when the earlier representative stands for another
 * corporation of the link by now.
 */
export async function undoRepresentativeChange(ctx: AppContext, key: string): Promise<void> {
  const found = await findRepresentativeChange(ctx, key);
  const link = found.corporationSigning.$.link.$;
  const oneTime = await makeOneTimePassword();
  await change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, found.corporationSigning.$);
    await settle(ctx, tx, found);
    await endWhatFollowed(ctx, tx, found);
    const { previousName, previousEmail } = found;
    Object.assign(signing, {
      representativeName: previousName,
      representativeEmail: previousEmail,
      representativeEmailKey: normalizeEmail(previousEmail),
    });
    await deleteUploadLinks(tx, signing);
    await passAdministration(ctx, tx, { signing, link, oneTime });
    await reportRepresentativeRestored(tx, { signing, link });
    const details = { reference: signing.reference };
    tx.audit({ action: 'REPRESENTATIVE_RESTORED', actor: SIGNER, link, subject: signing.id, details });
  });
}

/** Settles a change; one transaction wins. Error: `link_expired`. */
async function settle(ctx: AppContext, { em }: Change, { id }: RepresentativeChange): Promise<void> {
  const open = { id, settledAt: null, endsAt: { $gt: ctx.now() } };
  if ((await em.nativeUpdate(RepresentativeChange, open, { settledAt: ctx.now() })) !== 1) {
    throw new AppError('link_expired');
  }
}

/** Otherwise the wrong person could keep a way in, or hold the earlier representative's address. */
async function endWhatFollowed(ctx: AppContext, tx: Change, found: OpenRepresentativeChange): Promise<void> {
  const corporation = found.corporationSigning.$;
  const later = { corporationSigning: corporation.id, settledAt: null, changedAt: { $gte: found.changedAt } };
  await tx.em.nativeUpdate(RepresentativeChange, later, { settledAt: ctx.now() });
  const added = {
    corporationSigning: corporation.id,
    role: ManagerRole.EMPLOYEE_MANAGER,
    removedAt: null,
    createdAt: { $gte: found.changedAt },
  };
  const managers = await tx.em.find(Manager, added);
  await endEmployeeManagers(ctx, tx, { managers, corporation, link: corporation.link.$, actor: SIGNER });
}
