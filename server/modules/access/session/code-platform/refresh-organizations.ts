import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { reloadSession, type OpenSession } from '#server/modules/access/session/find-session.ts';
import { askCodePlatform } from './ask-code-platform.ts';
import { storeOrganizations } from './store-organizations.ts';

/**
 * Refreshes from the platform what the community manager administers; a lost role ends at once. Does nothing for local
 * accounts. Errors: those of `requireCommunityManager` and of `askCodePlatform`.
 */
export async function refreshOrganizations(ctx: AppContext): Promise<OpenSession> {
  const manager = await requireCommunityManager(ctx);
  const { actor, session, account } = manager;
  if (account.platform === AccountPlatform.LOCAL) {
    return session;
  }
  const organizations = await askCodePlatform(ctx, manager, (api, token) => api.listOrganizations(token));
  await change(ctx, async (tx) => {
    await storeOrganizations(tx, account.id, organizations);
    const details = { sessionId: session.id, organizations: organizations.length };
    tx.audit({ action: 'ORGANIZATIONS_REFRESHED', actor, link: null, subject: account.id, details });
  });
  return reloadSession(ctx, session.id);
}
