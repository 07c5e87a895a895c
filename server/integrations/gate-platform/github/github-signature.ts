import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether one of these secrets signed the bytes of a webhook; two are valid while a secret is being replaced. */
export function isSigned(body: Buffer, signature: string | undefined, secrets: readonly string[]): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (hex === undefined) {
    return false;
  }
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
}
