import type { Change } from '#server/change.ts';
import { actorOf } from '#server/modules/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import type { Manager } from '#server/modules/account/manager.entity.ts';

/** Stores the consent to a version of the privacy policy; an earlier consent to the same version is kept. */
export function recordConsent(
  tx: Change,
  owner: CommunityAccount | Manager,
  { version, at }: { readonly version: string; readonly at: Date },
): void {
  if (owner.privacyConsentVersion === version) {
    return;
  }
  Object.assign(owner, { privacyConsentVersion: version, privacyConsentedAt: at });
  tx.audit({ action: 'PRIVACY_CONSENTED', actor: actorOf(owner), link: null, subject: owner.id, details: { version } });
}
