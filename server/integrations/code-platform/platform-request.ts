import { CodePlatformFailure } from './code-platform.ts';
import { limitedFetch, type LimitedAnswer } from './limited-fetch.ts';

/** Milliseconds after which a platform counts as silent. */
const TIMEOUT_MS = 10_000;

/** Bytes of an answer: a hundred organisations take a quarter of it. */
const MAX_BYTES = 1024 * 1024;

/** One request to a platform, without following redirects: a token goes nowhere but where the operator said. */
export async function requestPlatform(url: string, init: RequestInit): Promise<LimitedAnswer> {
  const answer = await limitedFetch(url, { ...init, redirect: 'manual', timeout: TIMEOUT_MS, maxBytes: MAX_BYTES });
  if ('failure' in answer) {
    throw new CodePlatformFailure('unusable', answer.failure);
  }
  return answer;
}
