import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireSession } from './authorize.ts';
import { ownerOf, type OpenSession } from './find-session.ts';
import { neededConsentVersion, recordConsent } from './record-consent.ts';

/** Stores the viewer's consent to the current privacy policy. Errors: `missing_token`, `unknown_token`. */
export async function acceptPrivacyPolicy(ctx: AppContext): Promise<OpenSession> {
  const session = await requireSession(ctx);
  const owner = ownerOf(session);
  const version = await neededConsentVersion(ctx, owner);
  await change(ctx, async (tx) => recordConsent(tx, owner, { version, at: ctx.now() }));
  return session;
}
