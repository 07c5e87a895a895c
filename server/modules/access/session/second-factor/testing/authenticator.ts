import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const ORIGIN = 'http://localhost:4000';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What an authenticator can be made to do wrong. */
interface Misbehaviour {
  readonly origin?: string;
  /** False: it has only noticed somebody. */
  readonly verifiesUser?: boolean;
  /** The counter that it reports instead of the real one. */
  readonly counter?: number;
}

/** An authenticator in software, with one credential: answers as `navigator.credentials` does, in JSON. */
export class Authenticator {
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private readonly credentialId = randomBytes(16);
  private counter = 0;

  constructor() {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Answers the options of a registration. */
  create(options: string, how: Misbehaviour = {}): string {
    const authData = Buffer.concat([this.facts(HAS_CREDENTIAL, how), this.attestedCredential()]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    const clientDataJSON = clientData('webauthn.create', options, how);
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** Answers the options of an authentication. */
  get(options: string, how: Misbehaviour = {}): string {
    this.counter += 1;
    const authenticatorData = this.facts(0, how);
    const clientDataJSON = clientData('webauthn.get', options, how);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    const signature = createSign('sha256').update(signed).sign(this.keys.privateKey);
    return this.answer({ clientDataJSON, authenticatorData, signature });
  }

  private answer(response: Readonly<Record<string, Buffer | string[]>>): string {
    const id = this.credentialId.toString('base64url');
    const encoded = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64url') : value,
    ]);
    const parts = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
    return JSON.stringify({ ...parts, response: Object.fromEntries(encoded) as object });
  }

  private facts(flags: number, { verifiesUser = true, counter = this.counter }: Misbehaviour): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0);
    return Buffer.concat([sha256('localhost'), Buffer.from([all]), count]);
  }

  /** AAGUID, length and id of the credential, and its public key in COSE form. */
  private attestedCredential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const length = Buffer.from([0, this.credentialId.length]);
    return Buffer.concat([
      Buffer.alloc(16),
      length,
      this.credentialId,
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

function clientData(type: string, options: string, { origin = ORIGIN }: Misbehaviour): Buffer {
  const { challenge } = JSON.parse(options) as { challenge: string };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
