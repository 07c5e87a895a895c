import type { Em } from '#server/db/open-database.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { FactorMethod } from './factor-method.rules.ts';
import { Passkey } from './passkey.entity.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { Totp } from './totp.entity.ts';

/** Returns the second factors that an account has; empty without any. */
export async function factorMethods(em: Em, owner: AccountOwner): Promise<FactorMethod[]> {
  const passkeys = await em.count(Passkey, ownedBy(owner));
  const totps = await em.count(Totp, { ...ownedBy(owner), confirmedAt: { $ne: null } });
  if (passkeys + totps === 0) {
    return [];
  }
  const recoveryCodes = await countRecoveryCodes(em, owner);
  return [
    ...(passkeys > 0 ? [FactorMethod.PASSKEY] : []),
    ...(totps > 0 ? [FactorMethod.TOTP] : []),
    ...(recoveryCodes > 0 ? [FactorMethod.RECOVERY_CODE] : []),
  ];
}
