import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newSealKey } from '#server/integrations/pdf/seal/testing/seal-key.ts';

interface SealFiles {
  readonly key: string;
  readonly certificate: string;
}

/** Writes a key and some of its certificates, all by default, to files. They are valid from 2026 until 2049. */
export async function arrangeSealFiles(
  choose = (all: readonly Uint8Array[]): readonly Uint8Array[] => all,
): Promise<SealFiles> {
  const { certificates: all, privateKey } = await newSealKey();
  return writeSealFiles({ certificates: choose(all), privateKey });
}

/** Writes a key and its certificates to files. */
export async function writeSealFiles({
  certificates,
  privateKey,
}: {
  readonly certificates: readonly Uint8Array[];
  readonly privateKey: Uint8Array;
}): Promise<SealFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-seal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = { key: join(folder, 'key.pem'), certificate: join(folder, 'certificate.pem') };
  const base64 = Buffer.from(privateKey).toString('base64');
  await writeFile(files.key, `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`);
  await writeFile(files.certificate, certificates.map((der) => new X509Certificate(der).toString()).join(''));
  return files;
}
