import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { deviceName } from '#server/modules/access/account/device-name.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { shownNetwork } from '#server/modules/access/account/shown-network.ts';
import { KnownDevice } from './known-device.entity.ts';
import { isKnownDevice } from './known-device.ts';

/**
 * Remembers the device of a login, and mails the owner when the account has not been used from it before. It is known
 * by its cookie, or by its browser and network, because clients of the REST API keep no cookies between logins. The
 * first device of an account is no news. The caller holds a lock on the owner's row.
 */
export async function reportNewDevice(ctx: AppContext, tx: Change, owner: AccountOwner): Promise<void> {
  const [markHash = '', ...earlier] = marksOf(ctx, owner);
  const seen = await tx.em.count(KnownDevice, { markHash: { $in: [markHash, ...earlier] } });
  const isNew = seen === 0 && !isKnownDevice(ctx, owner) && (await tx.em.count(KnownDevice, ownedBy(owner))) > 0;
  await tx.em.upsert(
    KnownDevice,
    { id: crypto.randomUUID(), ...ownedBy(owner), markHash, seenAt: ctx.now() },
    { onConflictFields: ['markHash'], onConflictMergeFields: ['seenAt'] },
  );
  if (isNew) {
    await notifyOwner(ctx, tx, { owner, template: 'new_device' });
  }
}

/** What the browser and its network are stored as, by every secret key, the current one first. */
function marksOf({ deps, source }: AppContext, { id }: AccountOwner): string[] {
  return deps.secretBox.hmacs('device', JSON.stringify([id, deviceName(source.userAgent), shownNetwork(source.ip)]));
}
