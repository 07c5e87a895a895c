import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { PASSKEYS_MAX } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { CeremonyPurpose } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { takeCeremony, type BegunCeremony } from '#server/modules/access/second-factor/passkey-ceremony.ts';
import { beginRegistration } from '#server/modules/access/second-factor/passkey-options.ts';
import { Passkey } from '#server/modules/access/second-factor/passkey.entity.ts';
import { RecoveryCode } from '#server/modules/access/second-factor/recovery-code.entity.ts';
import { replaceRecoveryCodes } from '#server/modules/access/second-factor/recovery-codes.ts';
import { storePasskey, verifyRegistration } from '#server/modules/access/second-factor/register-passkey.ts';
import { holdSession } from '#server/modules/access/session/hold-session.ts';
import { requireManager } from '#server/modules/access/session/require-manager.ts';
import { requireStepUp } from './require-step-up.ts';

/** Characters of a passkey's name. */
const NAME_MAX_LENGTH = 60;

/** A browser's answer to a registration, and what the owner calls the passkey. */
export interface NewPasskeyInput {
  readonly ceremonyId: string;
  readonly response: string;
  readonly name: string;
}

/** A new passkey, and the recovery codes that come with an account's first second factor. */
export interface NewPasskey {
  readonly passkey: Passkey;
  readonly recoveryCodes: readonly string[] | null;
}

/** Lists the passkeys of the caller, oldest first. Errors: those of `requireManager`. */
export async function listPasskeys(ctx: AppContext): Promise<Passkey[]> {
  const { owner } = await requireManager(ctx);
  return passkeysOf(ctx, owner);
}

/**
 * Begins the registration of a passkey. Errors: those of `requireManager` and `requireStepUp`, `bad_request_parameter`
 * for one more than 20.
 */
export async function beginPasskeyRegistration(ctx: AppContext): Promise<BegunCeremony> {
  const { owner, session } = await requireManager(ctx);
  await requireStepUp(ctx, session);
  await refuseTooMany(ctx, owner);
  return beginRegistration(ctx, { owner, session: session.id });
}

/**
 * Stores a passkey and notifies its owner by mail. Errors: those of `requireManager` and `holdSession`,
 * `bad_request_parameter` for a name that is empty or longer than 60 characters and for one passkey more than 20,
 * `expired_verification_code`, `auth_failed`.
 */
export async function finishPasskeyRegistration(ctx: AppContext, input: NewPasskeyInput): Promise<NewPasskey> {
  const { owner, session, actor } = await requireManager(ctx);
  const name = checkPasskeyName(input.name);
  await refuseTooMany(ctx, owner);
  const scope = { purpose: CeremonyPurpose.REGISTRATION, session: session.id };
  const challenge = await takeCeremony(ctx, input.ceremonyId, scope);
  const credential = await verifyRegistration(ctx, challenge, input.response);
  return change(ctx, async (tx) => {
    await holdSession(tx.em, { session, owner });
    const isFirst = (await factorMethods(tx.em, owner)).length === 0;
    const passkey = storePasskey(tx, owner, { ...credential, name, createdAt: ctx.now() });
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(tx.em, owner, ctx.now()) : null;
    await notifyOwner(ctx, tx, { owner, template: 'passkey_added', about: name });
    tx.audit({ action: 'PASSKEY_ADDED', actor, link: null, subject: owner.id, details: { passkeyId: passkey.id } });
    return { passkey, recoveryCodes };
  });
}

/**
 * Removes a passkey and notifies its owner by mail; with the last second factor the recovery codes end. Returns those
 * that are left. Errors: those of `requireManager` and `requireStepUp`, `no_permission` for one that is somebody else's
 * or unknown.
 */
export async function removePasskey(ctx: AppContext, id: string): Promise<Passkey[]> {
  const { owner, session, actor } = await requireManager(ctx);
  await requireStepUp(ctx, session);
  await change(ctx, async (tx) => {
    const passkey = isUuid(id) ? await tx.em.findOne(Passkey, { id, ...ownedBy(owner) }) : null;
    if (passkey === null || (await tx.em.nativeDelete(Passkey, { id })) === 0) {
      throw new AppError('no_permission');
    }
    if ((await factorMethods(tx.em, owner)).length === 0) {
      await tx.em.nativeDelete(RecoveryCode, ownedBy(owner));
    }
    await notifyOwner(ctx, tx, { owner, template: 'passkey_removed', about: passkey.name });
    tx.audit({ action: 'PASSKEY_REMOVED', actor, link: null, subject: owner.id, details: { passkeyId: id } });
  });
  return passkeysOf(ctx, owner);
}

async function passkeysOf(ctx: AppContext, owner: AccountOwner): Promise<Passkey[]> {
  return ctx.em.fork().find(Passkey, ownedBy(owner), { orderBy: { createdAt: 'asc' } });
}

async function refuseTooMany(ctx: AppContext, owner: AccountOwner): Promise<void> {
  if ((await ctx.em.count(Passkey, ownedBy(owner))) >= PASSKEYS_MAX) {
    throw new AppError('bad_request_parameter', { field: 'passkeys', limit: PASSKEYS_MAX });
  }
}

function checkPasskeyName(given: string): string {
  const name = given.trim();
  if (name === '' || characterCount(name) > NAME_MAX_LENGTH || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  return name;
}
