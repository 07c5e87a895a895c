import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds by which the time of a webhook may differ from ours. */
const SKEW_MS_MAX = 3_600_000;

/** What proves a webhook of Gitee. */
export interface GiteeProof {
  /** `X-Gitee-Token`: the signature, or the password of a webhook that was made by hand. */
  readonly token: string | undefined;
  /** `X-Gitee-Timestamp`, in milliseconds. */
  readonly timestamp: string | undefined;
}

/**
 * Whether one of these secrets proves a webhook. The signature covers its time alone, so it says who sent it within an
 * hour, and nothing about the body.
 */
export function isProved({ token, timestamp }: GiteeProof, secrets: readonly string[], now: Date): boolean {
  if (token === undefined || timestamp === undefined || !/^\d{13}$/.test(timestamp)) {
    return false;
  }
  if (Math.abs(now.getTime() - Number(timestamp)) >= SKEW_MS_MAX) {
    return false;
  }
  return secrets.some((secret) => {
    const signature = createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    // The documentation encodes the signature for addresses; what arrives is not encoded.
    return [signature, encodeURIComponent(signature), secret].some((proof) => isSame(proof, token));
  });
}

/** Compares texts of any length in a time that reveals nothing about them. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Reads the proof from the headers of a webhook. */
export function giteeProof(headers: Readonly<Record<string, string | undefined>>): GiteeProof {
  return { token: headers['x-gitee-token'], timestamp: headers['x-gitee-timestamp'] };
}
