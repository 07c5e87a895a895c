import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { consentVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import type { LoadedManager } from './find-session.ts';

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

/**
 * Returns the version of the privacy policy that somebody must have consented to: a corporation's manager to that of
 * the link's community where it has its own, everybody else to the service's.
 */
export async function neededConsentVersion(
  { deps }: Pick<AppContext, 'deps'>,
  owner: CommunityAccount | LoadedManager,
): Promise<string> {
  return consentVersion(deps, owner instanceof Manager ? owner.link.$.privacyVersion : null);
}
