import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';

/**
 * Options of every embedded database: smaller buffers than PGlite's default of 128 MB, because a community's tables are
 * much smaller, and Node's conversion of binary values. PGlite converts byte by byte, during which a process that
 * stores or reads a large document answers nobody for half a second.
 */
export const EMBEDDED_OPTIONS: PGliteOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  serializers: { [types.BYTEA]: toHexadecimal },
  parsers: { [types.BYTEA]: fromHexadecimal },
};

function toHexadecimal({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return String.raw`\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`;
}

function fromHexadecimal(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}
