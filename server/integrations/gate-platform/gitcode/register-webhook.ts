import { z } from 'zod';
import type { PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GitcodeApi } from './gitcode-api.ts';

/** The right that webhooks take. */
export const HOOKS_NEED = 'all_hook, administrator of the repository';

/** Signs the body with the secret, instead of sending the secret along. */
const SIGNED = 1;

/** Answers repeat the password, which is not read. */
const hooks = z.array(z.object({ id: platformId, url: z.string() }));

/** Where webhooks go, and what they are signed with. */
interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** The webhooks of a repository that go to an address. Throws `GatePlatformFailure`. */
export async function findWebhooks(api: GitcodeApi, repository: PlatformRepository, url: string): Promise<string[]> {
  const root = await api.locate(repository);
  // Answered as if missing where the right is.
  await api.ask({ path: `${root}/hooks?per_page=1`, permission: HOOKS_NEED });
  return (await api.readAll(`${root}/hooks`, hooks)).filter((hook) => hook.url === url).map(({ id }) => id);
}

/** Leaves one webhook that goes to the address, signed with the secret. Throws `GatePlatformFailure`. */
export async function registerWebhook(
  api: GitcodeApi,
  repository: PlatformRepository,
  { url, secret }: Webhook,
): Promise<void> {
  const root = `${await api.locate(repository)}/hooks`;
  const [kept, ...others] = await findWebhooks(api, repository, url);
  const body = {
    url,
    encryption_type: SIGNED,
    password: secret,
    merge_requests_events: true,
    note_events: true,
    push_events: false,
    tag_push_events: false,
    issues_events: false,
  };
  await (kept === undefined
    ? api.ask({ method: 'POST', path: root, body, permission: HOOKS_NEED })
    : api.ask({ method: 'PATCH', path: `${root}/${kept}`, body, permission: HOOKS_NEED }));
  await remove(api, root, others);
}

/** Removes the webhooks that go to the address. Throws `GatePlatformFailure`. */
export async function removeWebhook(api: GitcodeApi, repository: PlatformRepository, url: string): Promise<void> {
  const found = await findWebhooks(api, repository, url);
  await remove(api, `${await api.locate(repository)}/hooks`, found);
}

async function remove(api: GitcodeApi, root: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await api.ask({ method: 'DELETE', path: `${root}/${id}`, accept: [404] });
  }
}
