import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { reloadSession, type LoadedManager, type OpenSession } from '#server/modules/access/session/find-session.ts';
import { lockOwner } from '#server/modules/access/session/login.ts';
import { openSession } from '#server/modules/access/session/open-session.ts';
import { neededConsentVersion, recordConsent } from '#server/modules/access/session/record-consent.ts';
import type { SessionMethod } from '#server/modules/access/session/session.entity.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';

/** Whose session it is, and how they have proved themselves. */
interface ProvedLogin {
  readonly owner: CommunityAccount | LoadedManager;
  readonly method: SessionMethod;
  readonly privacyConsented: boolean;
}

/**
 * Opens a session for somebody who has given a second factor, which counts as a step-up, and sets its cookies. Errors:
 * `privacy_consent_invalid`, `wrong_id_or_pw` when the password was changed or the owner removed meanwhile.
 */
export async function openProvedSession(
  ctx: AppContext,
  { owner, method, privacyConsented }: ProvedLogin,
): Promise<OpenSession> {
  const needed = await neededConsentVersion(ctx, owner);
  if (!privacyConsented && owner.privacyConsentVersion !== needed) {
    throw new AppError('privacy_consent_invalid');
  }
  // What the page showed; consent to a community's own policy is asked for afterwards.
  const version = await policyVersion(ctx.deps, 'privacy');
  const { session, setCookies } = await change(ctx, async (tx) => {
    const locked = await lockOwner(tx, owner);
    if (privacyConsented && locked.privacyConsentVersion !== needed) {
      recordConsent(tx, locked, { version, at: ctx.now() });
    }
    const whose = locked instanceof CommunityAccount ? { account: locked } : { manager: locked };
    return openSession(ctx, tx, { ...whose, method, provedAt: ctx.now() });
  });
  setCookies();
  return reloadSession(ctx, session.id);
}
