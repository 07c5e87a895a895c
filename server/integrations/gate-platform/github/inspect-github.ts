import { z } from 'zod';
import type { PlatformFinding, PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { inspectClock, refusedCredentials, type Found } from '#server/integrations/gate-platform/inspect-account.ts';
import { readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi } from './github-api.ts';
import { GITHUB_APP_EVENTS, GITHUB_APP_PERMISSIONS } from './github-app-manifest.ts';
import { inspectRequiredCheck } from './inspect-required-check.ts';

/** Seconds that the clocks may differ: beyond a minute GitHub refuses the App's tokens. */
const SKEW_SECONDS_MAX = 30;

/** Share of the quota below which it is running out. */
const QUOTA_SHARE_MIN = 0.1;

const LEVELS = ['read', 'write', 'admin'];

const app = z.object({ slug: z.string() });
const installation = z.object({
  permissions: z.record(z.string(), z.string()),
  events: z.array(z.string()),
  suspended_at: z.string().nullish(),
});
const quota = z.object({ limit: z.number(), remaining: z.number() });
const limits = z.object({ resources: z.object({ core: quota, graphql: quota }) });
const deliveries = z.array(z.object({ status_code: z.number(), delivered_at: z.string() }));

/** What is wrong, and what is right, with an App, one installation of it, and repositories. */
export async function inspectGithub(
  api: GithubApi,
  repositories: readonly PlatformRepository[],
): Promise<PlatformFinding[]> {
  const account = await inspectAccount(api);
  if (account.some(({ check, ok }) => !ok && (check === 'credentials' || check === 'installation'))) {
    return account.map((finding) => ({ ...finding, repository: null }));
  }
  const connection = [...account, ...(await inspectWebhook(api)), ...(await inspectQuota(api))];
  const findings: PlatformFinding[] = connection.map((finding) => ({ ...finding, repository: null }));
  for (const repository of repositories) {
    findings.push(...(await inspectRequiredCheck(api, repository)));
  }
  return findings;
}

async function inspectAccount(api: GithubApi): Promise<Found[]> {
  try {
    const answer = await api.askAsApp({ path: '/app' });
    const credentials: Found = { ok: true, check: 'credentials', subject: readAnswer(answer, app).slug };
    return [
      credentials,
      inspectClock(answer.headers.get('date'), api.host.now(), SKEW_SECONDS_MAX),
      ...(await inspectInstallation(api)),
    ];
  } catch (error) {
    const refused = refusedCredentials(error);
    if (refused === undefined) {
      throw error;
    }
    return [refused];
  }
}

async function inspectInstallation(api: GithubApi): Promise<Found[]> {
  const path = `/app/installations/${encodeURIComponent(api.key.installationId)}`;
  const answer = await api.askAsApp({ path, accept: [404] });
  if (answer.status === 404) {
    return [{ ok: false, check: 'installation', subject: api.key.installationId }];
  }
  const { permissions, events, suspended_at: suspendedAt } = readAnswer(answer, installation);
  return [
    { ok: (suspendedAt ?? null) === null, check: 'installation', subject: api.key.installationId },
    ...GITHUB_APP_PERMISSIONS.map(({ name, level }): Found => ({
      ok: LEVELS.indexOf(permissions[name] ?? '') >= LEVELS.indexOf(level),
      check: 'permission',
      subject: `${name}: ${level}`,
    })),
    ...GITHUB_APP_EVENTS.map((name): Found => ({ ok: events.includes(name), check: 'events', subject: name })),
  ];
}

/** How the newest delivery went; none yet is no fault. */
async function inspectWebhook(api: GithubApi): Promise<Found[]> {
  const [newest] = readAnswer(await api.askAsApp({ path: '/app/hook/deliveries?per_page=1' }), deliveries);
  if (newest === undefined) {
    return [{ ok: true, check: 'webhook', subject: null }];
  }
  const { status_code: status, delivered_at: at } = newest;
  return [{ ok: status >= 200 && status < 300, check: 'webhook', subject: `${status} ${at}` }];
}

/** GitHub Enterprise Server without limits answers 404. */
async function inspectQuota(api: GithubApi): Promise<Found[]> {
  const answer = await api.ask({ path: '/rate_limit', accept: [404] });
  if (answer.status === 404) {
    return [];
  }
  const { core, graphql } = readAnswer(answer, limits).resources;
  return [
    { name: 'REST', ...core },
    { name: 'GraphQL', ...graphql },
  ].map(({ name, limit, remaining }) => ({
    ok: remaining >= limit * QUOTA_SHARE_MIN,
    check: 'quota',
    subject: `${name}: ${remaining}/${limit}`,
  }));
}
