import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { FakeGithubState, FakeQuota } from './fake-github-state.ts';

/** Seconds until a used-up quota is full again. */
export const QUOTA_SECONDS = 3600;

/** GraphQL refuses with status 200. */
export function refuseQuota(api: 'REST' | 'GraphQL', quota: FakeQuota): FakeAnswer {
  const message = 'API rate limit exceeded for installation.';
  return api === 'REST'
    ? { status: 403, body: { message }, headers: quotaHeaders(quota) }
    : { status: 200, body: { errors: [{ type: 'RATE_LIMITED', message }] }, headers: quotaHeaders(quota) };
}

/** The headers about the quota that each answer has. */
export function quotaHeaders({ limit, remaining, resetAt }: FakeQuota): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(resetAt),
    'x-ratelimit-used': String(limit - remaining),
  };
}

/** Takes one request from a quota that fills again after its time; false when none is left. */
export function takeFromQuota({ now }: FakeGithubState, quota: FakeQuota): boolean {
  const seconds = now().getTime() / 1000;
  if (seconds >= quota.resetAt) {
    Object.assign(quota, { remaining: quota.limit, resetAt: Math.floor(seconds) + QUOTA_SECONDS });
  }
  if (quota.remaining === 0) {
    return false;
  }
  quota.remaining -= 1;
  return true;
}
