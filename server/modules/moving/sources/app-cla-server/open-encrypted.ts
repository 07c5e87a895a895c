import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import { bytesOf, toPlain } from './plain.ts';

const NONCE = 12;
const TAG = 16;

/** Opens what P1 encrypts: the nonce, the text and its tag. Undefined for what the key does not open. */
export function openText(value: unknown, key: Buffer | undefined): string | undefined {
  if (key === undefined) {
    return typeof value === 'string' ? value : undefined;
  }
  const bytes = Buffer.from(bytesOf(value) ?? Buffer.from(String(value), 'hex'));
  if (bytes.length < NONCE + TAG) {
    return undefined;
  }
  try {
    const cipher = key.length === 32 ? 'aes-256-gcm' : key.length === 24 ? 'aes-192-gcm' : 'aes-128-gcm';
    const decipher = createDecipheriv(cipher, key, bytes.subarray(0, NONCE));
    decipher.setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Values by field id, which P1 encrypts as a whole. */
export function fieldsOf(value: unknown, key: Buffer | undefined): Record<string, string> {
  const given: unknown = key === undefined ? toPlain(value) : parseJson(openText(value, key) ?? '');
  return z.record(z.string(), z.coerce.string()).catch({}).parse(given);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
