/** Returns the SHA-256 of bytes in hexadecimal; computed in Node's thread pool, because files may be large. */
export async function fingerprint(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(bytes))).toString('hex');
}
