import type { Dependencies } from '#server/context.ts';
import { CONFIGURED_CONNECTION } from './platform-connection.entity.ts';

const INSERT = `
insert into platform_connection (id, public_id, platform, url, api_url, name, app_id, state, created_at)
values (?, ?, 'github', ?, ?, ?, ?, 'active', ?)
on conflict (public_id) do update set
  url = excluded.url, api_url = excluded.api_url, name = excluded.name, app_id = excluded.app_id,
  state = 'active', paused_reason = null`;

/**
 * Stores the connection of the GitHub App that the operator configured, as it is configured now, or ends it when none
 * is. Called at every start, so a pause ends with a restart.
 */
export async function storeConfiguredConnection({ config, orm, now }: Dependencies): Promise<void> {
  const { githubApp, instances } = config.gate;
  const em = orm.em.fork();
  if (githubApp === undefined) {
    await em.execute(`update platform_connection set state = 'revoked' where public_id = ?`, [CONFIGURED_CONNECTION]);
    return;
  }
  const name = githubApp.slug ?? 'GitHub App';
  const { github } = instances;
  const row = [crypto.randomUUID(), CONFIGURED_CONNECTION, github.url, github.apiUrl, name, githubApp.appId, now()];
  await em.execute(INSERT, row);
}
