import { change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { forgetFactors } from '#server/modules/access/second-factor/forget-factors.ts';
import { lockAccountOwner } from '#server/modules/access/session/hold-session.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';

/** Names an account; `place`, a platform or the public id of a link, distinguishes accounts of one name. */
export interface NamedAccount {
  readonly account: string;
  readonly place: string | undefined;
}

/**
 * Removes every second factor of an account whose owner has lost theirs, ends its sessions and notifies the owner by
 * mail. Throws an error for the person at the terminal when no account has the name, or several have.
 */
export async function resetSecondFactor(ctx: ChangeContext, named: NamedAccount): Promise<void> {
  const owner = await findOnly(ctx, named);
  await change(ctx, async (tx) => {
    // A passkey that is just being added is visible afterwards.
    await lockAccountOwner(tx.em, owner);
    await forgetFactors(tx.em, owner);
    await tx.em.nativeUpdate(Session, { ...ownedBy(owner), revokedAt: null }, { revokedAt: ctx.now() });
    await notifyOwner(ctx, tx, { owner, template: 'second_factor_reset' });
    tx.audit({ action: 'SECOND_FACTOR_RESET', actor: SYSTEM, link: null, subject: owner.id, details: {} });
  });
}

async function findOnly({ em }: ChangeContext, { account, place }: NamedAccount): Promise<AccountOwner> {
  const accounts = await em.find(CommunityAccount, { account });
  const managers = await em.find(Manager, { account, ...LIVE_MANAGER }, { populate: ['link'] });
  const found = [
    ...accounts.map((owner) => ({ owner, place: owner.platform as string })),
    ...managers.map((owner) => ({ owner, place: owner.link.$.linkId })),
  ].filter((known) => place === undefined || known.place === place);
  const [only, another] = found;
  if (only === undefined) {
    throw new Error(`No account is called ${account}${place === undefined ? '' : ` at ${place}`}.`);
  }
  if (another !== undefined) {
    const places = found.map((known) => known.place).join(', ');
    throw new Error(`Several accounts are called ${account}. Name the place of one as well: ${places}`);
  }
  return only.owner;
}
