/** An element of DER: its tag, the bytes of its value, and all its bytes. */
export interface DerElement {
  readonly tag: number;
  readonly value: Buffer;
  readonly bytes: Buffer;
}

/** Tags of the elements that a seal uses. */
export const TAG = { SEQUENCE: 0x30, SET: 0x31, CONTEXT_0: 0xa0 } as const;

const LONG_FORM = 0x80;

/** Returns the DER encoding of an element whose value is the given parts, one after another. */
export function encodeDer(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), encodeLength(value.length), value]);
}

/** Returns the DER encoding of an element of fixed bytes, given in hexadecimal. */
export function fromHex(hex: string): Buffer {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex');
}

/**
 * Reads the element at the start of `bytes`; what follows it is ignored. Throws when it is cut off. A length that is
 * not in its shortest form is read too: who compares what was read with its encoding finds out.
 */
export function readDer(bytes: Buffer): DerElement {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) {
    throw new TypeError('the DER ends early');
  }
  const lengthBytes = first < LONG_FORM ? 0 : first - LONG_FORM;
  if (lengthBytes > 4) {
    throw new TypeError('the DER has an impossible length');
  }
  const length = lengthBytes === 0 ? first : bytes.subarray(2).readUIntBE(0, lengthBytes);
  const start = 2 + lengthBytes;
  if (bytes.length < start + length) {
    throw new TypeError('the DER ends early');
  }
  return { tag, value: bytes.subarray(start, start + length), bytes: bytes.subarray(0, start + length) };
}

/** Reads the elements that a constructed element holds. Throws when one is cut off. */
export function readDerChildren({ value }: DerElement): DerElement[] {
  const children: DerElement[] = [];
  for (let at = 0; at < value.length;) {
    const child = readDer(value.subarray(at));
    children.push(child);
    at += child.bytes.length;
  }
  return children;
}

function encodeLength(length: number): Buffer {
  if (length < LONG_FORM) {
    return Buffer.of(length);
  }
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.of(LONG_FORM + bytes.length), bytes]);
}
