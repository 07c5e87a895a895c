import type { Change } from '#server/change.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import type { Manager } from '#server/modules/manager/manager.entity.ts';

/** Stores the consent to a version of the privacy policy; a consent to that very version stays as it was given. */
export function recordConsent(
  tx: Change,
  owner: CommunityAccount | Manager,
  { version, at }: { readonly version: string; readonly at: Date },
): void {
  if (owner.privacyConsentVersion === version) {
    return;
  }
  Object.assign(owner, { privacyConsentVersion: version, privacyConsentedAt: at });
  tx.audit({ action: 'PRIVACY_CONSENTED', actor: owner.id, subject: owner.id, details: { version } });
}
