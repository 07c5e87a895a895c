import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** Purposes of derived keys; no key serves two. */
export type SecretPurpose =
  | 'mail'
  | 'verification-code'
  | 'platform-token'
  | 'login-guard'
  | 'code-verifier'
  | 'mailbox'
  | 'sender'
  | 'evidence-key'
  | 'code-challenge'
  | 'counter'
  | 'proof-of-work'
  | 'seal';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates with keys derived from the service's secret key, one per purpose. */
export interface SecretBox {
  /** Encrypts by AES-256-GCM; returns nonce, tag and ciphertext in one buffer. */
  encrypt(purpose: SecretPurpose, plain: string): Buffer;
  /** Decrypts what `encrypt` returned; throws when the key differs or a bit was changed. */
  decrypt(purpose: SecretPurpose, sealed: Uint8Array): string;
  /** Returns the HMAC-SHA-256 in hexadecimal. */
  hmac(purpose: SecretPurpose, text: string): string;
}

/** Creates the box; the secret is any text of 32 bytes or more. */
export function createSecretBox(secretKey: string): SecretBox {
  const keys = new Map<SecretPurpose, KeyObject>();
  const key = (purpose: SecretPurpose): KeyObject => {
    const derived = keys.get(purpose) ?? deriveKey(secretKey, purpose);
    keys.set(purpose, derived);
    return derived;
  };
  return {
    encrypt(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', key(purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
    hmac: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('hex'),
  };
}

function deriveKey(secretKey: string, purpose: SecretPurpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, 'signet', purpose, 32)));
}

/** Compares two hexadecimal digests in constant time. */
export function sameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return left.length === right.length && timingSafeEqual(left, right);
}
