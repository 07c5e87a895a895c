import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { policyVersion } from '#server/modules/policy-document/policy-document.queries.ts';
import { requireSession } from './authorize.ts';
import { ownerOf, type OpenSession } from './find-session.ts';
import { recordConsent } from './record-consent.ts';

/** Stores the viewer's consent to the current privacy policy. Errors: `missing_token`, `unknown_token`. */
export async function acceptPrivacyPolicy(ctx: AppContext): Promise<OpenSession> {
  const session = await requireSession(ctx);
  const version = await policyVersion(ctx.deps, 'privacy');
  await change(ctx, async (tx) => recordConsent(tx, ownerOf(session), { version, at: ctx.now() }));
  return session;
}
