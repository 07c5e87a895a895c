import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { askTwice } from '#server/integrations/gate-platform/ask-twice.ts';
import type { MissedDelivery, PlatformInstallation } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { nextPage, requestGithub, type GithubHost } from './github-request.ts';
import { signAppToken, type AppCredentials } from './github-tokens.ts';

// GitHub says who owns an App as a user or organisation, or as an enterprise, which has no login.
const account = z
  .object({ id: platformId, login: z.string().optional(), slug: z.string().optional() })
  .transform(({ id, login, slug }) => ({ id, login: login ?? slug ?? id }));

const installations = z.array(z.object({ id: platformId, account, suspended_at: z.string().nullish() }));

const deliveries = z.array(z.object({ id: platformId, guid: z.string(), delivered_at: z.string() }));

/** The installations of an App, suspended ones too. Throws `GatePlatformFailure`. */
export async function listInstallations(host: GithubHost, app: AppCredentials): Promise<PlatformInstallation[]> {
  const found: PlatformInstallation[] = [];
  let path: string | undefined = '/app/installations?per_page=100';
  while (path !== undefined) {
    const answer = await requestGithub(host, { method: 'GET', path, token: await signAppToken(app, host.now()) });
    const entries: z.infer<typeof installations> = readAnswer(answer, installations);
    found.push(
      ...entries.map(({ id, account: owner, suspended_at: suspendedAt }) => ({
        id,
        account: owner,
        suspended: (suspendedAt ?? null) !== null,
      })),
    );
    path = nextPage(host, answer);
  }
  return found;
}

/**
 * Events of an App since then, each once however often it was sent, whether or not GitHub thinks that it arrived: a
 * proxy may have answered. GitHub keeps three days. Throws `GatePlatformFailure`.
 */
export async function listDeliveries(host: GithubHost, app: AppCredentials, since: Date): Promise<MissedDelivery[]> {
  const events = new Map<string, string>();
  let path: string | undefined = '/app/hook/deliveries?per_page=100';
  while (path !== undefined) {
    const answer = await readPage(host, app, path);
    const page: z.infer<typeof deliveries> = readAnswer(answer, deliveries);
    const recent = page.filter(({ delivered_at: at }) => new Date(at) >= since);
    recent.forEach(({ guid, id }) => events.set(guid, id));
    path = recent.length === page.length ? nextPage(host, answer) : undefined;
  }
  return [...events].map(([key, id]) => ({ key, id }));
}

async function readPage(host: GithubHost, app: AppCredentials, path: string): Promise<LimitedAnswer> {
  return askTwice(async () => requestGithub(host, { method: 'GET', path, token: await signAppToken(app, host.now()) }));
}

/** Asks GitHub to send a delivery again, under its old key. Throws `GatePlatformFailure`. */
export async function redeliver(host: GithubHost, app: AppCredentials, { id }: MissedDelivery): Promise<void> {
  await requestGithub(host, {
    method: 'POST',
    path: `/app/hook/deliveries/${encodeURIComponent(id)}/attempts`,
    token: await signAppToken(app, host.now()),
  });
}
