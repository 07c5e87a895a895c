import type { AppContext } from '#server/context.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { totpStep } from './totp-code.ts';
import { Totp } from './totp.entity.ts';

/** Uses up a code of the account's authenticator app; false for a wrong one, and for one that was used already. */
export async function checkTotp(ctx: AppContext, owner: AccountOwner, code: string): Promise<boolean> {
  const totp = await ctx.em.fork().findOne(Totp, { ...ownedBy(owner), confirmedAt: { $ne: null } });
  if (!totp?.secret) {
    return false;
  }
  const step = totpStep(ctx.deps.secretBox.decrypt('totp', { row: totp.id, sealed: totp.secret }), code, ctx.now());
  if (step === null) {
    return false;
  }
  // A single statement decides who wins.
  return (await ctx.em.nativeUpdate(Totp, { id: totp.id, lastStep: { $lt: step } }, { lastStep: step })) === 1;
}
