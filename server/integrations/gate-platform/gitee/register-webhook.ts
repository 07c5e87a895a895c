import { z } from 'zod';
import type { PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GiteeApi } from './gitee-api.ts';

/** The right that reading and making webhooks takes. */
export const WEBHOOKS_NEED = 'repository administrator';

/** Signs the time of each delivery; 0 would send the secret itself. */
const SIGNED = 1;

/** Members of Gitee that are numbers, texts or truth values by turns. */
const flag = z.union([z.boolean(), z.string(), z.number()]).nullish();
const hooks = z.array(
  z.object({
    id: platformId,
    url: z.string(),
    password: z.string().nullish(),
    encryption_type: flag,
    merge_requests_events: flag,
    note_events: flag,
  }),
);
type Hook = z.infer<typeof hooks>[number];

/** Where deliveries go, and what proves them. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** Makes our webhook of a repository, or mends it where it differs. Throws `GatePlatformFailure`. */
export async function registerWebhook(
  api: GiteeApi,
  repository: PlatformRepository,
  { url, secret }: WebhookTarget,
): Promise<void> {
  const path = `${await api.locate(repository)}/hooks`;
  const ours = (await api.readAll(path, hooks, WEBHOOKS_NEED)).find((hook) => hook.url === url);
  if (ours !== undefined && isRight(ours) && ours.password === secret) {
    return;
  }
  const body = {
    url,
    password: secret,
    encryption_type: SIGNED,
    merge_requests_events: true,
    note_events: true,
    push_events: false,
    tag_push_events: false,
    issues_events: false,
  };
  await (ours === undefined
    ? api.ask({ method: 'POST', path, body, permission: WEBHOOKS_NEED })
    : api.ask({ method: 'PATCH', path: `${path}/${ours.id}`, body, permission: WEBHOOKS_NEED }));
}

/** Removes the webhooks of a repository that go to an address. Throws `GatePlatformFailure`. */
export async function removeWebhook(api: GiteeApi, repository: PlatformRepository, url: string): Promise<void> {
  const path = `${await api.locate(repository)}/hooks`;
  for (const { id } of (await api.readAll(path, hooks, WEBHOOKS_NEED)).filter((hook) => hook.url === url)) {
    await api.ask({ method: 'DELETE', path: `${path}/${id}`, accept: [404] });
  }
}

/** Whether a webhook sends the events that the gate needs, signed. */
function isRight({ encryption_type: type, merge_requests_events: pulls, note_events: notes }: Hook): boolean {
  return Number(type) === SIGNED && [pulls, notes].every((sent) => String(sent) === 'true');
}
