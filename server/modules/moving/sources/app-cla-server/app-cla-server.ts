import { readFile } from 'node:fs/promises';
import { type OpenedSource, type Source, SourceError, type SourceOptions } from '../../format/source.ts';
import { detectGeneration } from './detect-generation.ts';
import { readEarlyEntries } from './early-records.ts';
import { readLaterDump } from './later-dump.ts';
import { readLaterEntries } from './later-records.ts';
import { type Collections, findCollections } from './read-collection.ts';

/** Characters of a key of AES. */
const KEY_LENGTHS: ReadonlySet<number> = new Set([16, 24, 32]);

/** app-cla-server: the directory of a database as `mongodump` or `mongoexport` writes it. */
export const APP_CLA_SERVER: Source = {
  name: 'app-cla-server',
  async open(options): Promise<OpenedSource> {
    refuseUnknownZone(options.timezone);
    const collections = await findCollections(options.input);
    const generation = options.generation ?? (await detectGeneration(collections, options.input));
    return {
      instance: 'dump',
      generation,
      takenAt: null,
      entries: await openEntries(collections, generation, options),
    };
  },
};

async function openEntries(
  collections: Collections,
  generation: NonNullable<SourceOptions['generation']>,
  options: SourceOptions,
): Promise<OpenedSource['entries']> {
  if (generation === 'R' || generation === 'L') {
    const key = options.withSecrets && options.keyFile !== undefined ? await readKey(options.keyFile) : undefined;
    const dump = await readLaterDump(collections, { generation, options, key });
    return () => readLaterEntries(dump);
  }
  const key = generation === 'P1' ? await readKey(options.keyFile) : undefined;
  return () => readEarlyEntries({ collections, options, key });
}

function refuseUnknownZone(timezone: string | undefined): void {
  try {
    new Date(0).toLocaleString('en', { timeZone: timezone });
  } catch {
    throw new SourceError(`--timezone: ${timezone} is no zone, such as Asia/Shanghai`);
  }
}

/** The key is the text of the setting itself. */
export async function readKey(path: string | undefined): Promise<Buffer> {
  if (path === undefined) {
    throw new SourceError(
      'The addresses of this generation are encrypted: give --key-file with the symmetric_encryption_key',
    );
  }
  const key = await readFile(path).catch(() => {
    throw new SourceError(`${path} cannot be read`);
  });
  const text = Buffer.from(key.toString('utf8').trim());
  if (!KEY_LENGTHS.has(text.length)) {
    throw new SourceError(`${path} holds no key of 16, 24 or 32 characters`);
  }
  return text;
}
