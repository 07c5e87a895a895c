/** SHA-256 in hexadecimal of the parts, one after another. */
export async function sha256(...parts: readonly (Uint8Array | string)[]): Promise<string> {
  const whole = new Uint8Array(await new Blob(parts.map((part) => blobPart(part))).arrayBuffer());
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', whole)));
}

const blobPart = (part: Uint8Array | string): BlobPart => (typeof part === 'string' ? part : new Uint8Array(part));

/** Bytes in hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes of hexadecimal digits. */
export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}
