import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/;

/** Whether a header has the form of a signature. */
export function isSignature(header: string | undefined): boolean {
  return SIGNATURE.test(header ?? '');
}

/** Whether one of these secrets signed the bytes of a webhook; two are valid while a secret is being replaced. */
export function isSigned(body: Buffer, signature: string | undefined, secrets: readonly string[]): boolean {
  const [, hex] = SIGNATURE.exec(signature ?? '') ?? [];
  if (hex === undefined) {
    return false;
  }
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
}
