import { CodePlatformFailure } from './code-platform.ts';
import { limitedFetch, type LimitedAnswer } from './limited-fetch.ts';

/** Milliseconds after which a platform counts as unreachable. */
const TIMEOUT_MS = 10_000;

/** Bytes of a response; a hundred organisations take a quarter of that. */
const MAX_BYTES = 1024 * 1024;

/**
 * Sends one request to a platform. Follows no redirects, so that a token is sent only where the operator configured.
 */
export async function requestPlatform(url: string, init: RequestInit): Promise<LimitedAnswer> {
  const answer = await limitedFetch(url, { ...init, redirect: 'manual', timeout: TIMEOUT_MS, maxBytes: MAX_BYTES });
  if ('failure' in answer) {
    throw new CodePlatformFailure('unusable', answer.failure);
  }
  return answer;
}
