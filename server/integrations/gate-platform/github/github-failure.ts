import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { isRefusal, limited } from '#server/integrations/gate-platform/request-limit.ts';

const refusal = z.object({ message: z.string().catch('') }).catch({ message: '' });

/** What GraphQL says is wrong, and with which field. */
export const graphqlErrors = z.array(
  z.object({
    type: z.string().optional(),
    message: z.string().catch(''),
    path: z.array(z.union([z.string(), z.number()])).catch([]),
  }),
);

/** Throws `GatePlatformFailure` for an answer that is a refusal. */
export function refuseFailure(answer: LimitedAnswer, now: Date): void {
  const { status } = answer;
  if (status >= 200 && status < 300) {
    return;
  }
  const message = messageOf(answer);
  const details = `status ${status}`;
  if (status === 401 || (status === 403 && /suspended/i.test(message))) {
    throw new GatePlatformFailure('credentials_refused', details);
  }
  if (isLimit(answer, message)) {
    throw limited(answer, now);
  }
  if (status === 403) {
    const permission = answer.headers.get('x-accepted-github-permissions');
    throw new GatePlatformFailure('forbidden', details, permission === null ? {} : { permission });
  }
  if (status === 422 && /no commit found/i.test(message)) {
    throw new GatePlatformFailure('stale', 'the commit is not known yet');
  }
  if (isRefusal(status)) {
    throw new GatePlatformFailure('refused', details);
  }
  throw new GatePlatformFailure([404, 410, 451].includes(status) ? 'not_found' : 'unusable', details);
}

/** The message of a refusal, to be compared only: it is never logged. */
export function messageOf({ body }: LimitedAnswer): string {
  try {
    return refusal.parse(JSON.parse(body)).message;
  } catch {
    return '';
  }
}

function isLimit({ status, headers }: LimitedAnswer, message: string): boolean {
  const quotaUsed = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  return status === 429 || (status === 403 && (quotaUsed || /rate limit/i.test(message)));
}

/**
 * Throws `GatePlatformFailure` for what GraphQL refuses within status 200. What is missing within a repository is null
 * in the answer, and no failure.
 */
export function refuseGraphqlErrors(answer: LimitedAnswer, told: z.infer<typeof graphqlErrors>, now: Date): void {
  const errors = told.filter(({ type, path }) => type !== 'NOT_FOUND' || isWhole(path));
  const [first] = errors;
  if (first === undefined) {
    return;
  }
  if (
    errors.some(({ type, message }) => type === 'RATE_LIMITED' || type === 'RATE_LIMIT' || /rate limit/i.test(message))
  ) {
    throw limited(answer, now);
  }
  if (errors.some(({ type }) => type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')) {
    throw new GatePlatformFailure('forbidden', 'GraphQL: forbidden');
  }
  if (errors.some(({ type }) => type === 'NOT_FOUND')) {
    throw new GatePlatformFailure('not_found', 'GraphQL: not found');
  }
  throw new GatePlatformFailure('unusable', `GraphQL: ${first.type ?? 'an error'}`);
}

/** Whether all that was asked for is missing, rather than a part of a repository, or one user of several. */
function isWhole(path: readonly (string | number)[]): boolean {
  return path.length === 0 || (path.length === 1 && path[0] === 'repository');
}
