import type { Em } from '#server/db/open-database.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { Passkey } from './passkey.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { Totp } from './totp.entity.ts';

/** Removes every second factor of an account that passes to another person. */
export async function forgetFactors(em: Em, owner: AccountOwner): Promise<void> {
  await em.nativeDelete(Passkey, ownedBy(owner));
  await em.nativeDelete(Totp, ownedBy(owner));
  await em.nativeDelete(RecoveryCode, ownedBy(owner));
}
