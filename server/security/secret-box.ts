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

/**
 * The columns of encrypted texts, by purpose, with the column that identifies the row: a text decrypts only in the
 * column and row that it was encrypted for.
 */
export const SEALED_COLUMNS = {
  mail: { table: 'email', id: 'id', column: 'secret' },
  'platform-token': { table: 'session', id: 'id', column: 'platform_token' },
  'code-verifier': { table: 'authorization_request', id: 'id', column: 'code_verifier' },
  sender: { table: 'sender_credential', id: 'id', column: 'secret' },
  totp: { table: 'totp', id: 'id', column: 'secret' },
  'pending-totp': { table: 'totp', id: 'id', column: 'pending_secret' },
  seal: { table: 'seal_certificate', id: 'fingerprint', column: 'private_key' },
  webhook: { table: 'webhook', id: 'id', column: 'secret' },
  'previous-webhook': { table: 'webhook', id: 'id', column: 'previous_secret' },
  'gate-credentials': { table: 'platform_connection', id: 'id', column: 'credentials' },
  'gate-webhook-secret': { table: 'platform_connection', id: 'id', column: 'webhook_secret' },
  'evidence-key': { table: 'evidence_key', id: 'kid', column: 'private_key' },
} as const;

/** Purposes of encryption. */
export type SealedPurpose = keyof typeof SEALED_COLUMNS;

/** Purposes of derived keys; no key serves two. */
export type SecretPurpose =
  | SealedPurpose
  | 'verification-code'
  | 'login-guard'
  | 'known-device'
  | 'device'
  | 'mailbox'
  | 'email-preview'
  | 'confirmation-grant'
  | 'code-challenge'
  | 'counter'
  | 'proof-of-work'
  | 'key-id'
  | 'backup';

/** A text to encrypt, and the id of the row that will hold it. */
export interface PlainText {
  readonly row: string;
  readonly plain: string;
}

/** What was encrypted, and the id of the row that holds it. */
export interface SealedText {
  readonly row: string;
  readonly sealed: Uint8Array;
}

/** A secret of the service; the one of `SECRET_KEY` or of the data directory has no configured id. */
export interface SecretKey {
  readonly id: string | undefined;
  /** Any text of 32 bytes or more. */
  readonly secret: string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Begins every ciphertext that names its key; the older form, no longer written, begins with a random nonce. */
const MARK = Buffer.from('SGK1');

/** Begins the id that a key without a configured one gets; no configured id may contain it. */
const DERIVED = '=';

/** Hexadecimal digits of a derived id. */
const DERIVED_DIGITS = 16;

/** Encrypts and authenticates with keys derived from the service's secret keys, one per purpose. */
export interface SecretBox {
  /** Encrypts by AES-256-GCM with the first key. */
  encrypt(purpose: SealedPurpose, text: PlainText): Buffer;
  /** Decrypts what `encrypt` returned; throws when key or row differ or a bit was changed. */
  decrypt(purpose: SealedPurpose, text: SealedText): string;
  /** What ciphertexts of the first key begin with. */
  readonly currentPrefix: Buffer;
  /** Returns the HMAC-SHA-256 by the first key, in hexadecimal. */
  hmac(purpose: SecretPurpose, text: string): string;
  /** Returns the HMAC by every key, the first key's first, to find what an earlier key has stored. */
  hmacs(purpose: SecretPurpose, text: string): string[];
}

/**
 * Creates the box. The first key writes; all keys read. Ciphertexts name their key and are bound to their place. The
 * older form, which names no key and is bound to no place, is still read, so that it can be encrypted again.
 */
export function createSecretBox(keys: string | readonly [SecretKey, ...SecretKey[]]): SecretBox {
  const all = typeof keys === 'string' ? ([{ id: undefined, secret: keys }] as const) : keys;
  const [first] = all;
  const derive = createDerive();
  const derivedPrefix = (key: SecretKey): Buffer => prefixOf(derivedId(derive(key, 'key-id')));
  const prefixes = all.map((key) => ({ key, prefix: key.id === undefined ? derivedPrefix(key) : prefixOf(key.id) }));
  // A key that got its configured id later opens what it encrypted under the derived one.
  const readable = [...prefixes, ...all.map((key) => ({ key, prefix: derivedPrefix(key) }))];
  const currentPrefix = prefixes[0]?.prefix ?? derivedPrefix(first);
  const hmacs = (purpose: SecretPurpose, text: string): string[] =>
    all.map((key) => createHmac('sha256', derive(key, purpose)).update(text).digest('hex'));
  return {
    currentPrefix,
    hmacs,
    hmac: (purpose, text) => hmacs(purpose, text)[0] ?? '',
    encrypt(purpose, { row, plain }) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(first, purpose), nonce);
      cipher.setAAD(placeOf(purpose, row));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([currentPrefix, nonce, cipher.getAuthTag(), body]);
    },
    decrypt(purpose, { row, sealed }) {
      const bytes = Buffer.from(sealed);
      const named = readable.find(({ prefix }) => bytes.subarray(0, prefix.length).equals(prefix));
      if (named !== undefined) {
        return open(bytes.subarray(named.prefix.length), derive(named.key, purpose), placeOf(purpose, row));
      }
      return openByAny(
        bytes,
        all.map((key) => derive(key, purpose)),
      );
    },
  };
}

/** Returns the function that derives a key for a purpose, once. */
function createDerive(): (key: SecretKey, purpose: SecretPurpose) => KeyObject {
  const derived = new Map<string, KeyObject>();
  return ({ secret }, purpose) => {
    const name = `${purpose} ${secret}`;
    const key = derived.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'signet', purpose, 32)));
    derived.set(name, key);
    return key;
  };
}

/** Names a key by its fingerprint, which reveals nothing about it. */
function derivedId(fingerprintKey: KeyObject): string {
  return `${DERIVED}${createHmac('sha256', fingerprintKey).update('id').digest('hex').slice(0, DERIVED_DIGITS)}`;
}

function prefixOf(id: string): Buffer {
  return Buffer.concat([MARK, Buffer.from([id.length]), Buffer.from(id)]);
}

/** Additional data, which decryption demands unchanged. */
function placeOf(purpose: SealedPurpose, row: string): Buffer {
  const { table, column } = SEALED_COLUMNS[purpose];
  return Buffer.from(JSON.stringify([table, row, column]));
}

function open(bytes: Buffer, key: KeyObject, place?: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  if (place !== undefined) {
    decipher.setAAD(place);
  }
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Opens the older form, which names no key: authentication shows which one it was. */
function openByAny(bytes: Buffer, [key, ...others]: readonly KeyObject[]): string {
  if (key === undefined) {
    throw new Error('no secret key opens this');
  }
  try {
    return open(bytes, key);
  } catch {
    return openByAny(bytes, others);
  }
}

/** Compares two hexadecimal digests in constant time. */
export function sameDigest(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')];
  return left.length === right.length && timingSafeEqual(left, right);
}
