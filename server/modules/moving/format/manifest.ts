import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FORMAT_NAME, FORMAT_VERSION } from './record.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestFile = z.strictObject({
  name: z.string().regex(/^[a-z_]{1,40}\.jsonl$/),
  records: z.int().min(0),
  bytes: z.int().min(0),
  sha256,
});
export type ManifestFile = z.output<typeof manifestFile>;

/** `manifest.json`: what names the instance and the time, and lists the data files. */
export const manifest = z.strictObject({
  format: z.literal(FORMAT_NAME),
  version: z.literal(FORMAT_VERSION),
  /** The system that it was made of, such as `signet`. */
  system: z.string().min(1).max(100),
  instance: z.string().min(1).max(255),
  taken_at: z.iso.datetime(),
  files: z.array(manifestFile).max(40),
  /** Of the sorted lines `<sha256>  <name>`. */
  root: sha256,
});
export type Manifest = z.output<typeof manifest>;

/** Fingerprint of all data files. Documents are known by theirs. */
export function rootOf(files: readonly ManifestFile[]): string {
  const lines = files.map((file) => `${file.sha256}  ${file.name}\n`).toSorted();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
