import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { catchUp } from './catch-up.ts';
import { CONFIGURED_CONNECTION, ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

const INSERT = `
insert into platform_connection (id, public_id, platform, url, api_url, name, app_id, state, created_at)
values (?, ?, 'github', ?, ?, ?, ?, 'active', ?)
on conflict (public_id) do update set
  url = excluded.url, api_url = excluded.api_url, name = excluded.name, app_id = excluded.app_id,
  state = 'active', paused_reason = null`;

/**
 * Stores the connection of the GitHub App that the operator configured, as it is configured now, or ends it when none
 * is. Called at every start, so a pause ends with a restart, and missed events are caught up on.
 */
export async function storeConfiguredConnection(deps: Dependencies): Promise<void> {
  const { githubApp, instances } = deps.config.gate;
  const configured = { publicId: CONFIGURED_CONNECTION };
  await change(createSystemContext(deps), async (tx) => {
    if (githubApp === undefined) {
      await tx.em.nativeUpdate(PlatformConnection, configured, { state: ConnectionState.REVOKED });
      return;
    }
    const before = await tx.em.findOne(PlatformConnection, configured);
    const name = githubApp.slug ?? 'GitHub App';
    const { url, apiUrl } = instances.github;
    const row = [crypto.randomUUID(), CONFIGURED_CONNECTION, url, apiUrl, name, githubApp.appId, deps.now()];
    await tx.em.execute(INSERT, row);
    if (before !== null && before.state !== ConnectionState.ACTIVE) {
      await catchUp(tx, before.id);
    }
  });
}
