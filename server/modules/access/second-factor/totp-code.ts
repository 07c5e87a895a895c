import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Seconds for which a code is shown. */
const PERIOD = 30;

/** Returns a new secret in Base32, as authenticator apps take it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the address that authenticator apps read from a QR code; the label distinguishes the owner's accounts. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/**
 * Returns the 30-second step whose code this is: the current one or one of its neighbours, because clocks differ; null
 * when it is none of theirs.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.normalize('NFKC').replaceAll(/\s/g, ''), timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD };
  return new TOTP({ issuer: 'Signet', label, ...settings, secret: Secret.fromBase32(secret) });
}
