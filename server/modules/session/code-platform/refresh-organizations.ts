import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AccountPlatform } from '#server/modules/account/community-account.entity.ts';
import { requireCommunityManager } from '#server/modules/session/authorize.ts';
import { reloadSession, type OpenSession } from '#server/modules/session/find-session.ts';
import { askCodePlatform } from './ask-code-platform.ts';
import { storeOrganizations } from './store-organizations.ts';

/**
 * Asks the platform again what the community manager administers (design §4); a role that was lost ends at once. Local
 * accounts administer nothing anywhere, and nobody is asked. Errors: those of `requireCommunityManager` and of
 * `askCodePlatform`.
 */
export async function refreshOrganizations(ctx: AppContext): Promise<OpenSession> {
  const manager = await requireCommunityManager(ctx);
  const { session, account } = manager;
  if (account.platform === AccountPlatform.LOCAL) {
    return session;
  }
  const organizations = await askCodePlatform(ctx, manager, (api, token) => api.listOrganizations(token));
  await change(ctx, async (tx) => {
    await storeOrganizations(tx, account.id, organizations);
    const details = { sessionId: session.id, organizations: organizations.length };
    tx.audit({ action: 'ORGANIZATIONS_REFRESHED', actor: account.id, subject: account.id, details });
  });
  return reloadSession(ctx, session.id);
}
