import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type {
  FakeFault,
  FakeFaultKind,
  FakeGithubState,
  FakeQuota,
} from '#server/integrations/gate-platform/testing/fake-state.ts';

/** Seconds after which a secondary limit lets one come again. */
const RETRY_AFTER_SECONDS = 30;

/** Seconds until a used-up quota is full again. */
const QUOTA_SECONDS = 3600;

/** The fault that hits a request, if any; counts it. */
export function takeFault({ faults }: FakeGithubState, request: string): FakeFaultKind | undefined {
  const fault = faults.find((known) => known.times > 0 && known.on.test(request));
  if (fault === undefined || Math.random() >= fault.share) {
    return undefined;
  }
  if (fault.skip > 0) {
    fault.skip -= 1;
    return undefined;
  }
  fault.times -= 1;
  return fault.kind;
}

/** Makes requests fail; by default the next one. */
export function addFault(
  { faults }: FakeGithubState,
  fault: Pick<FakeFault, 'on' | 'kind'> & Partial<Pick<FakeFault, 'skip' | 'times' | 'share'>>,
): void {
  faults.push({ skip: 0, times: 1, share: 1, ...fault });
}

/** How a fault is answered; undefined for those that end the connection instead. */
export function answerFault(state: FakeGithubState, kind: FakeFaultKind): FakeAnswer | undefined {
  return REFUSALS[kind]?.(state);
}

const REFUSALS: Partial<Record<FakeFaultKind, (state: FakeGithubState) => FakeAnswer>> = {
  bad_gateway: () => ({ status: 502, body: { message: 'Server Error' } }),
  refused: () => ({
    status: 422,
    body: { message: 'Validation Failed', documentation_url: 'https://docs.github.com/rest' },
  }),
  unauthorized: () => ({ status: 401, body: { message: 'Bad credentials' } }),
  primary_limit: (state) => refuseQuota('REST', usedUp(state)),
  graphql_limit: (state) => refuseQuota('GraphQL', usedUp(state)),
  secondary_limit: () => ({
    status: 403,
    body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  }),
};

function usedUp({ now }: FakeGithubState): FakeQuota {
  return { limit: 5000, remaining: 0, resetAt: Math.floor(now().getTime() / 1000) + QUOTA_SECONDS };
}

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
