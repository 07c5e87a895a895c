import { createSecretBox, type SecretKey } from '#server/security/secret-box.ts';

/** Identifies keys without revealing them. */
export function fingerprintsOf(keys: readonly SecretKey[]): string[] {
  return keys.map((key) => createSecretBox([key]).hmac('backup', 'fingerprint'));
}
