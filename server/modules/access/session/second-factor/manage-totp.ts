import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { CHALLENGE_LIFE_MS } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { RecoveryCode } from '#server/modules/access/second-factor/recovery-code.entity.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '#server/modules/access/second-factor/recovery-codes.ts';
import { newTotpSecret, totpStep, totpUri } from '#server/modules/access/second-factor/totp-code.ts';
import { Totp } from '#server/modules/access/second-factor/totp.entity.ts';
import { requireManager } from '#server/modules/access/session/require-manager.ts';
import { proveCode } from './prove-factor.ts';
import { requireStepUp } from './require-step-up.ts';

/** The state of an account's authenticator app. */
export interface TotpState {
  /** Null without one. */
  readonly confirmedAt: Date | null;
  readonly recoveryCodesLeft: number;
}

/** A secret for an authenticator app, which counts once its first code has confirmed it. */
export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  readonly expiresAt: Date;
}

/** Returns the authenticator app of the caller. Errors: those of `requireManager`. */
export async function getTotp(ctx: AppContext): Promise<TotpState> {
  return totpOf(ctx, (await requireManager(ctx)).owner);
}

/** Begins to set up an authenticator app; an earlier one counts until then. Errors: those of `requireManager` and `requireStepUp`. */
export async function beginTotp(ctx: AppContext): Promise<NewTotp> {
  const { owner, session } = await requireManager(ctx);
  await requireStepUp(ctx, session);
  const secret = newTotpSecret();
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_LIFE_MS);
  const whose = ownedBy(owner);
  const key = 'account' in whose ? 'account' : 'manager';
  await change(ctx, async ({ em }) => {
    // Creates the row if there is none, and locks it: the secret is bound to its id.
    const { id } = await em.upsert(
      Totp,
      { id: crypto.randomUUID(), ...whose, pendingUntil: expiresAt },
      { onConflictFields: [key], onConflictMergeFields: ['pendingUntil'] },
    );
    const pendingSecret = ctx.deps.secretBox.encrypt('pending-totp', { row: id, plain: secret });
    await em.nativeUpdate(Totp, { id }, { pendingSecret });
  });
  return { secret, uri: totpUri(secret, owner.account), expiresAt };
}

/**
 * Confirms an authenticator app by its first code, and notifies the owner by mail. Returns the recovery codes that come
 * with an account's first second factor. Errors: those of `requireManager`, `expired_verification_code`,
 * `wrong_verification_code`, `user_login_frozen`.
 */
export async function confirmTotp(
  ctx: AppContext,
  code: string,
): Promise<{ readonly totp: TotpState; readonly recoveryCodes: readonly string[] | null }> {
  const { owner, actor } = await requireManager(ctx);
  const pending = await ctx.em.fork().findOne(Totp, { ...ownedBy(owner), pendingUntil: { $gt: ctx.now() } });
  if (!pending?.pendingSecret) {
    throw new AppError('expired_verification_code');
  }
  const { id, pendingSecret, pendingUntil } = pending;
  const plain = ctx.deps.secretBox.decrypt('pending-totp', { row: id, sealed: pendingSecret });
  const step = totpStep(plain, code, ctx.now());
  await proveCode(ctx, owner, async () => step !== null);
  const recoveryCodes = await change(ctx, async (tx) => {
    const isFirst = (await factorMethods(tx.em, owner)).length === 0;
    const secret = ctx.deps.secretBox.encrypt('totp', { row: id, plain });
    const confirmed = { secret, confirmedAt: ctx.now(), lastStep: step ?? 0 };
    const cleared = { pendingSecret: null, pendingUntil: null };
    // Another set-up begun since then takes the place of this one.
    if ((await tx.em.nativeUpdate(Totp, { id, pendingUntil }, { ...confirmed, ...cleared })) !== 1) {
      throw new AppError('expired_verification_code');
    }
    await notifyOwner(ctx, tx, { owner, template: 'totp_added' });
    tx.audit({ action: 'TOTP_ADDED', actor, link: null, subject: owner.id, details: {} });
    return isFirst ? replaceRecoveryCodes(tx.em, owner, ctx.now()) : null;
  });
  return { totp: await totpOf(ctx, owner), recoveryCodes };
}

/**
 * Removes the authenticator app with all recovery codes, and notifies the owner by mail. Errors: those of
 * `requireManager` and `requireStepUp`.
 */
export async function removeTotp(ctx: AppContext): Promise<TotpState> {
  const { owner, session, actor } = await requireManager(ctx);
  await requireStepUp(ctx, session);
  await change(ctx, async (tx) => {
    if (await deleteTotp(tx, owner)) {
      await notifyOwner(ctx, tx, { owner, template: 'totp_removed' });
      tx.audit({ action: 'TOTP_REMOVED', actor, link: null, subject: owner.id, details: {} });
    }
  });
  return totpOf(ctx, owner);
}

/**
 * Replaces the recovery codes of the caller. Errors: those of `requireManager` and `requireStepUp`, `not_ready_to_sign`
 * without a second factor.
 */
export async function createRecoveryCodes(ctx: AppContext): Promise<string[]> {
  const { owner, session, actor } = await requireManager(ctx);
  await requireStepUp(ctx, session);
  if ((await factorMethods(ctx.em, owner)).length === 0) {
    throw new AppError('not_ready_to_sign');
  }
  return change(ctx, async (tx) => {
    tx.audit({ action: 'RECOVERY_CODES_REPLACED', actor, link: null, subject: owner.id, details: {} });
    return replaceRecoveryCodes(tx.em, owner, ctx.now());
  });
}

/** Whether there was one; a set-up that waits for its first code ends as well. */
async function deleteTotp({ em }: Change, owner: AccountOwner): Promise<boolean> {
  const confirmed = await em.count(Totp, { ...ownedBy(owner), confirmedAt: { $ne: null } });
  await em.nativeDelete(Totp, ownedBy(owner));
  if (confirmed > 0) {
    await em.nativeDelete(RecoveryCode, ownedBy(owner));
  }
  return confirmed > 0;
}

async function totpOf(ctx: AppContext, owner: AccountOwner): Promise<TotpState> {
  const em = ctx.em.fork();
  const totp = await em.findOne(Totp, ownedBy(owner));
  return { confirmedAt: totp?.confirmedAt ?? null, recoveryCodesLeft: await countRecoveryCodes(em, owner) };
}
